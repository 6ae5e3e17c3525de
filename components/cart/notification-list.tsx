'use client';

import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { visibleNotifications } from '@/lib/purchase/notifications/notification-queue';
import {
  advanceNotifications,
  dismissNotification,
  useNotifications,
} from '@/lib/purchase/notifications/notification-store';
import styles from './notification-list.module.css';

interface NotificationLabels {
  region: string;
  added: string;
  toCart: string;
  /** Between the name of an option and its value. */
  colon: string;
  close: string;
}

export interface NotificationListProps {
  labels: NotificationLabels;
  /** Null if the shop has no such page. */
  cartHref: string | null;
}

const TICK_MS = 100;

/** The notifications of the queue, five seconds each, oldest first. The timer pauses while one is hovered or focused. */
export function NotificationList({ labels, cartHref }: NotificationListProps) {
  const queue = useNotifications();
  const region = useRef<HTMLDivElement>(null);
  const isEmpty = queue.length === 0;

  useEffect(() => {
    if (isEmpty) return;
    let last = performance.now();
    const clock = setInterval(() => {
      const now = performance.now();
      // Query the browser: no event fires when the element under the pointer is removed.
      const isLookedAt = region.current?.matches(':hover') || region.current?.contains(document.activeElement);
      if (!isLookedAt) advanceNotifications(now - last);
      last = now;
    }, TICK_MS);
    return () => clearInterval(clock);
  }, [isEmpty]);

  return (
    <div ref={region} className={styles.list}>
      {visibleNotifications(queue).map(({ id, quantity, title, options }) => (
        <div key={id} className={styles.notification}>
          <p className={styles.added}>{labels.added}</p>
          <p className={styles.title}>
            {quantity} × {title}
          </p>
          {options.length > 0 && (
            <ul role="list" className={styles.options}>
              {options.map(({ key, label, value }) => (
                <li key={key}>
                  {label}
                  {labels.colon} {value}
                </li>
              ))}
            </ul>
          )}
          {cartHref && (
            <Link className={styles.link} href={cartHref} prefetch={false} onClick={() => dismissNotification(id)}>
              {labels.toCart}
            </Link>
          )}
          <button
            type="button"
            className={styles.close}
            aria-label={labels.close}
            onClick={() => dismissNotification(id)}
          >
            <span aria-hidden="true">×</span>
          </button>
        </div>
      ))}
    </div>
  );
}
