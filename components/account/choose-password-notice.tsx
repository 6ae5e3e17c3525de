import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import { CHOOSE_PASSWORD } from '@/backend/contract/paths';
import styles from './auth-layout.module.css';

/** Shown when the URL says so: the page itself is identical for all visitors. */
export function ChoosePasswordNotice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div id={CHOOSE_PASSWORD} className={styles.onlyIfNamed}>
      <Notice tone="info">
        <p>{text}</p>
        {children}
      </Notice>
    </div>
  );
}
