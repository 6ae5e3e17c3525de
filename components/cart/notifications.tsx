'use client';

import { Suspense, useEffect } from 'react';
import { useLater } from '@/lib/core/use-later';
import { useNotifications } from '@/lib/purchase/notifications/notification-store';
import { CodeLink } from './code-link';
import type { NotificationListProps } from './notification-list';
import styles from './notification-region.module.css';

const loadList = () => import('./notification-list').then((module) => module.NotificationList);

/** Announces additions to the cart and what becomes of a code in the address. Every page has the region; what it shows is loaded with the first addition. */
export function CartNotifications(props: NotificationListProps) {
  const isEmpty = useNotifications().length === 0;
  const [List, begin] = useLater(loadList);

  useEffect(() => {
    if (!isEmpty) begin();
  }, [isEmpty, begin]);

  return (
    <div role="status" aria-label={props.labels.region} className={styles.region}>
      <Suspense>
        <CodeLink {...props} />
      </Suspense>
      {List && <List {...props} />}
    </div>
  );
}
