'use client';

import { useEffect, useState } from 'react';
import type { DeliveryDays, DeliveryPromise } from '@/backend/contract/delivery';
import type { Locale } from '@/backend/contract/locales';
import { type DeliveryCalendar, promiseNow } from '@/lib/catalog/delivery-calendar';
import { describePromise, type PromiseLabels } from '@/lib/purchase/delivery/describe-promise';
import styles from './purchase-info.module.css';

interface PromisedDeliveryProps {
  days: DeliveryDays;
  calendar: DeliveryCalendar;
  labels: PromiseLabels;
  locale: Locale;
  /** The general sentence, which holds at any time. */
  general: string;
  /** A long promise, which keeps its place on the page while the real one is not known. */
  room: string;
}

const MINUTE_MS = 60_000;

/** The page is the same for everybody and for months: only the browser knows which day it is. */
export function PromisedDelivery({ days, calendar, labels, locale, general, room }: PromisedDeliveryProps) {
  const [promise, setPromise] = useState<DeliveryPromise | null>(null);
  useEffect(() => {
    const update = () => setPromise(promiseNow(new Date(), days, calendar));
    update();
    const timer = setInterval(update, MINUTE_MS);
    return () => clearInterval(timer);
  }, [days, calendar]);

  return (
    <span className={styles.stack}>
      <span>{promise ? describePromise(promise, labels, locale) : general}</span>
      <span aria-hidden="true">{room}</span>
    </span>
  );
}
