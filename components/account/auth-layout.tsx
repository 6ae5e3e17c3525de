import type { ReactNode } from 'react';
import { PageFrame } from '@/components/layout/page-frame';
import { sameInEveryLocale } from '@/lib/customer/account/unlocalized-route';
import styles from './auth-layout.module.css';
import { type Locale } from '@/backend/contract/locales';

interface AuthFrameProps {
  locale: Locale;
  path: string;
  title: string;
  lead?: string;
  /** Makes the server respond with this status. */
  status?: number;
  children: ReactNode;
}

/** Layout of all authentication pages: one card on calm water. */
export function AuthLayout({ locale, path, title, lead, status, children }: AuthFrameProps) {
  return (
    <PageFrame locale={locale} alternates={sameInEveryLocale(path)} status={status}>
      <div className={styles.water}>
        <section aria-labelledby="auth-title" className={styles.card}>
          <h1 id="auth-title" className={styles.title}>
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </section>
      </div>
    </PageFrame>
  );
}
