'use client';

import { useEffect, useState } from 'react';
import { useNotifications } from '@/lib/purchase/notifications/notification-store';
import type { NotificationList, NotificationListProps } from './notification-list';
import styles from './notification-region.module.css';

/** Announces additions to the cart. Every page has the region; what it shows is loaded with the first addition. */
export function CartNotifications(props: NotificationListProps) {
  const isEmpty = useNotifications().length === 0;
  const [List, setList] = useState<typeof NotificationList>();

  useEffect(() => {
    if (isEmpty) return;
    void import('./notification-list').then(
      (module) => setList(() => module.NotificationList),
      () => {},
    );
  }, [isEmpty]);

  return (
    <div role="status" aria-label={props.labels.region} className={styles.region}>
      {List && <List {...props} />}
    </div>
  );
}
