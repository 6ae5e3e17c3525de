'use client';

import { useEffect, useState } from 'react';
import type { DeliveryDays } from '@/backend/contract/delivery';
import type { Locale } from '@/backend/contract/locales';
import type { DeliveryCalendar } from '@/lib/catalog/delivery-calendar';
import type { PromiseLabels } from '@/lib/purchase/delivery/describe-promise';
import { promiseText } from '@/lib/purchase/delivery/promise-text';
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
  const [promise, setPromise] = useState<string | null>();
  useEffect(() => {
    const update = () => setPromise(promiseText(days, calendar, labels, locale));
    update();
    const timer = setInterval(update, MINUTE_MS);
    return () => clearInterval(timer);
  }, [days, calendar, labels, locale]);

  return (
    <span className={styles.stack}>
      <span>{promise ?? general}</span>
      <span aria-hidden="true">{room}</span>
    </span>
  );
}
