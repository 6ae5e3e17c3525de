'use client';

import { useEffect, useState } from 'react';
import type { DeliveryDays } from '@/backend/contract/delivery';
import type { DeliveryCalendar } from '@/lib/catalog/delivery-calendar';
import type { PromiseLabels } from '@/lib/purchase/delivery/describe-promise';
import { promiseText } from '@/lib/purchase/delivery/promise-text';
import styles from './purchase-info.module.css';

interface PromisedDeliveryProps {
  days: DeliveryDays;
  calendar: DeliveryCalendar;
  labels: PromiseLabels;
  /** BCP 47 tag. */
  tag: string;
  /** The general sentence, which holds at any time. */
  general: string;
  /** A long promise, which keeps its place on the page while the real one is not known. */
  room: string;
}

/** The page is the same for everybody and for months: only the browser knows which day it is. */
export function PromisedDelivery({ days, calendar, labels, tag, general, room }: PromisedDeliveryProps) {
  const [promise, setPromise] = useState<string | null>(null);

  useEffect(() => {
    // Not at once: the first date that a page writes takes a slow phone 60 ms, as much as the hydration of everything else. Each second, as
    // an open page may pass the cut-off, also while the device sleeps.
    const timer = setInterval(() => setPromise(promiseText(days, calendar, labels, tag)), 1000);
    return () => clearInterval(timer);
  }, [days, calendar, labels, tag]);

  return (
    <span className={styles.stack}>
      <span>{promise ?? general}</span>
      <span aria-hidden="true">{room}</span>
    </span>
  );
}
