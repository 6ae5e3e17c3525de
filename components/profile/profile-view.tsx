import { getTranslations } from 'next-intl/server';
import { Container } from '@/components/ui/container';
import type { AcademyState } from '@/lib/academy/academy-state';
import type { Block } from '@/lib/content/pages/blocks';
import type { Overview } from '@/lib/customer/profile/types';
import { AddressesSection } from './addresses-section';
import { ChildrenSection } from './children-section';
import { DetailsSection } from './details-section';
import { LogOutButton } from './log-out-button';
import { LessonsSection } from './lessons-section';
import { OrdersSection } from './orders-section';
import { PrivacySection } from './privacy-section';
import styles from './profile.module.css';
import { SecuritySection } from './security-section';
import { type Locale } from '@/backend/contract/locales';

interface ProfileViewProps {
  block: Extract<Block, { kind: 'profile' }>;
  overview: Overview;
  /** Null if they could not be loaded. */
  academy: AcademyState | null;
  /** Public path of this page. */
  path: string;
  locale: Locale;
}

const SECTIONS = ['orders', 'lessons', 'children', 'details', 'addresses', 'security', 'privacy'] as const;

/** Everything the shop offers a customer to manage. */
export async function ProfileView({ block, overview, academy, path, locale }: ProfileViewProps) {
  const t = await getTranslations({ locale, namespace: 'profile' });
  const { user, addresses, orders, passkeys, sessions } = overview;
  const name = user.firstname.trim();
  return (
    <>
      <div className={styles.band}>
        <Container className={styles.head}>
          <div className={styles.intro}>
            {name && <p className={styles.eyebrow}>{block.title}</p>}
            <h1>{name ? t('greeting', { name }) : block.title}</h1>
            <p className={styles.lead}>{t('lead')}</p>
          </div>
          <div className={styles.identity}>
            <p>{t('signedInAs', { email: user.email })}</p>
            <LogOutButton label={t('logout')} />
          </div>
        </Container>
      </div>
      <Container className={styles.columns}>
        <nav aria-label={t('nav.label')} className={styles.nav}>
          <ul role="list">
            {SECTIONS.map((section) => (
              <li key={section}>
                <a href={`#${section}`}>{t(`nav.${section}`)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.sections}>
          <noscript>{t('noScript')}</noscript>
          <OrdersSection orders={orders} path={path} locale={locale} />
          <LessonsSection state={academy} locale={locale} />
          <ChildrenSection locale={locale} />
          <DetailsSection user={user} locale={locale} />
          <AddressesSection addresses={addresses} user={user} locale={locale} />
          <SecuritySection user={user} passkeys={passkeys} sessions={sessions} locale={locale} />
          <PrivacySection user={user} locale={locale} />
        </div>
      </Container>
    </>
  );
}
