import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ConsentSlot } from '@/components/consent/consent-slot';
import { ChunkRecovery } from './chunk-recovery';
import { CountryBarSlot } from './country-bar-slot';
import { DemoBanner } from './demo-banner';
import { PageTransition } from './page-transition';
import styles from './base-shell.module.css';
import { type Locale } from '@/backend/contract/locales';

interface BaseShellProps {
  locale: Locale;
  /** Stays while the page below it changes. */
  header?: ReactNode;
  children: ReactNode;
}

/** Around every page. */
export async function BaseShell({ locale, header, children }: BaseShellProps) {
  const t = await getTranslations({ locale, namespace: 'layout' });
  return (
    <>
      <a href="#main" className={styles.skip}>
        {t('skip')}
      </a>
      {/* Early in the DOM order for keyboard users, although displayed at the end of the screen. */}
      <ConsentSlot locale={locale} />
      <DemoBanner locale={locale} />
      {header}
      <PageTransition>{children}</PageTransition>
      <CountryBarSlot locale={locale} />
      <ChunkRecovery />
    </>
  );
}
