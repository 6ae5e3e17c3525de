'use client';

import { useEffect } from 'react';
import { useLater } from '@/lib/core/use-later';
import { useNotifications } from '@/lib/purchase/notifications/notification-store';
import type { NotificationListProps } from './notification-list';
import styles from './notification-region.module.css';

const loadList = () => import('./notification-list').then((module) => module.NotificationList);

/** Announces additions to the cart. Every page has the region; what it shows is loaded with the first addition. */
export function CartNotifications(props: NotificationListProps) {
  const isEmpty = useNotifications().length === 0;
  const [List, begin] = useLater(loadList);

  useEffect(() => {
    if (!isEmpty) begin();
  }, [isEmpty, begin]);

  return (
    <div role="status" aria-label={props.labels.region} className={styles.region}>
      {List && <List {...props} />}
    </div>
  );
}
