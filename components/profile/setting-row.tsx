import type { ReactNode } from 'react';
import styles from './section.module.css';

interface FactProps {
  title: string;
  /** Button that changes the value. */
  action?: ReactNode;
  children: ReactNode;
}

/** A stored value and the button that changes it. */
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
