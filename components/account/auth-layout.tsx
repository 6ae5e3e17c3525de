import { PageFrame } from '@/components/layout/page-frame';
import { sameInEveryLocale } from '@/lib/customer/account/unlocalized-route';
import { AuthCard, type AuthCardProps } from './auth-card';
import styles from './auth-layout.module.css';
import { type Locale } from '@/backend/contract/locales';

interface AuthLayoutProps extends AuthCardProps {
  locale: Locale;
  path: string;
  /** Makes the server respond with this status. */
  status?: number;
}

/** A page of the shop with one short task: one card on calm water. */
export function AuthLayout({ locale, path, status, ...card }: AuthLayoutProps) {
  return (
    <PageFrame locale={locale} alternates={sameInEveryLocale(path)} status={status}>
      <div className={styles.water}>
        <AuthCard {...card} />
      </div>
    </PageFrame>
  );
}
