import type { ReactNode } from 'react';
import styles from './section.module.css';

interface FactProps {
  title: string;
  /** Changes what it says. */
  action?: ReactNode;
  children: ReactNode;
}

/** What we know, and beside it the button that changes it. */
export function SettingRow({ title, action, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <div className={styles.factText}>
        <h3 className={styles.factTitle}>{title}</h3>
        {children}
      </div>
      {action}
    </div>
  );
}
