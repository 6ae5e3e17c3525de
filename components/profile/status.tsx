'use client';

import { Icon } from '@/components/ui/icon';
import styles from './section.module.css';

/** What came of the last press, read aloud; the place for it is always there. */
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
