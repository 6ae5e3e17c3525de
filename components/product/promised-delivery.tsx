'use client';

import { useSyncExternalStore } from 'react';
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

/** An open page may pass the cut-off, also while the device sleeps. */
function onNextMinute(update: () => void): () => void {
  const timer = setInterval(update, 60_000);
  document.addEventListener('visibilitychange', update);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', update);
  };
}

/** The page is the same for everybody and for months: only the browser knows which day it is. */
export function PromisedDelivery({ days, calendar, labels, tag, general, room }: PromisedDeliveryProps) {
  const promise = useSyncExternalStore(
    onNextMinute,
    () => promiseText(days, calendar, labels, tag),
    () => null,
  );

  return (
    <span className={styles.stack}>
      <span>{promise ?? general}</span>
      <span aria-hidden="true">{room}</span>
    </span>
  );
}
