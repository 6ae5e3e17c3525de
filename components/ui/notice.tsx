import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import styles from './notice.module.css';
import type { Tone } from './tone';

interface NoticeProps {
  tone: Exclude<Tone, 'neutral'>;
  title?: ReactNode;
  /** 'alert' or 'status' if it appears after an action. */
  role?: 'alert' | 'status';
  id?: string;
  className?: string;
  children?: ReactNode;
}

const icons: Record<NoticeProps['tone'], IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  error: 'warning',
};

export function Notice({ tone, title, role, id, className, children }: NoticeProps) {
  return (
    <div id={id} role={role} className={[styles.notice, styles[tone], className].filter(Boolean).join(' ')}>
      <span className={styles.icon}>
        <Icon name={icons[tone]} />
      </span>
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
