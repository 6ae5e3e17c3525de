import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SettingRowProps {
  title: string;
  /** Button that changes the value. */
  action?: ReactNode;
  children: ReactNode;
}

/** A stored value and the button that changes it. */
export function SettingRow({ title, action, children }: SettingRowProps) {
  return (
    <div className={styles.setting}>
      <div className={styles.settingText}>
        <h3 className={styles.settingTitle}>{title}</h3>
        {children}
      </div>
      {action}
    </div>
  );
}
