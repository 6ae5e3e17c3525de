'use client';

import { useEffect, useState } from 'react';
import type { DeliveryDays } from '@/backend/contract/delivery';
import type { Locale } from '@/backend/contract/locales';
import type { DeliveryCalendar } from '@/lib/catalog/delivery-calendar';
import type { PromiseLabels } from '@/lib/purchase/delivery/describe-promise';
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

/**
 * The page is the same for everybody and for months: only the browser knows which day it is. The calendar's rules are loaded
 * once the page is alive. The cart asks the shop again, so a page that stays open over the cut-off promises too much only
 * until then.
 */
export function PromisedDelivery({ days, calendar, labels, locale, general, room }: PromisedDeliveryProps) {
  const [promise, setPromise] = useState<string | null>(null);

  useEffect(() => {
    // Offline, or after a deployment of another version, the general sentence stays.
    import('@/lib/purchase/delivery/promise-text').then(
      ({ promiseText }) => setPromise(promiseText(days, calendar, labels, locale)),
      () => {},
    );
  }, [days, calendar, labels, locale]);

  return (
    <span className={styles.stack}>
      <span>{promise ?? general}</span>
      <span aria-hidden="true">{room}</span>
    </span>
  );
}
