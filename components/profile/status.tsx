'use client';

import { Icon } from '@/components/ui/icon';
import styles from './section.module.css';

/** Live region for the result of the last action; always rendered. */
export function Status({ children }: { children: string | null }) {
  return (
    <p role="status" className={styles.status}>
      {children && (
        <>
          <Icon name="check" /> {children}
        </>
      )}
    </p>
  );
}
