'use client';

import { useEffect, useState } from 'react';
import type { DeliveryDays, DeliveryPromise as Promised } from '@/backend/contract/delivery';
import type { Locale } from '@/backend/contract/locales';
import { type DeliveryCalendar, promiseNow } from '@/lib/catalog/delivery-calendar';
import { describePromise, type PromiseLabels } from '@/lib/purchase/delivery/describe-promise';
import styles from './delivery-promise.module.css';

interface DeliveryPromiseProps {
  days: DeliveryDays;
  calendar: DeliveryCalendar;
  labels: PromiseLabels;
  locale: Locale;
  /** The general sentence, which holds at any time. */
  general: string;
}

const MINUTE_MS = 60_000;

/** A long promise, which keeps its place on the page while the real one is not known. */
const LONG: Promised = { before: '15:00', from: '2026-09-23', to: '2026-09-25' };

/** The page is the same for everybody and for months: only the browser knows which day it is. */
export function DeliveryPromise({ days, calendar, labels, locale, general }: DeliveryPromiseProps) {
  const [promise, setPromise] = useState<Promised | null>(null);
  useEffect(() => {
    const update = () => setPromise(promiseNow(new Date(), days, calendar));
    update();
    const timer = setInterval(update, MINUTE_MS);
    return () => clearInterval(timer);
  }, [days, calendar]);

  return (
    <span className={styles.promise} data-room={describePromise(LONG, labels, locale)}>
      {promise ? describePromise(promise, labels, locale) : general}
    </span>
  );
}
