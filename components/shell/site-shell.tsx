import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ConsentSlot } from '@/components/consent/consent-slot';
import { CartNotificationsSlot } from './cart-notifications-slot';
import { DemoBanner } from './demo-banner';
import { Header } from './header';
import { loadLayoutData } from '@/lib/content/pages/load-layout-data';
import { CountryBarSlot } from './country-bar-slot';
import { PromoBanner } from './promo-banner';
import styles from './site-shell.module.css';
import { type Locale } from '@/backend/contract/locales';

/** Persists during client navigation. Pages contain their own main and footer, see PageFrame. */
export async function SiteShell({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [t, chrome] = await Promise.all([getTranslations({ locale, namespace: 'layout' }), loadLayoutData(locale)]);
  return (
    <>
      <a href="#main" className={styles.skip}>
        {t('skip')}
      </a>
      {/* Early in the DOM order for keyboard users, although displayed at the end of the screen. */}
      <ConsentSlot locale={locale} />
      <DemoBanner locale={locale} />
      {chrome.settings?.promoText && (
        <PromoBanner
          text={chrome.settings.promoText}
          path={chrome.settings.promoPath}
          label={t('promo.label')}
          pauseLabel={t('promo.pause')}
        />
      )}
      <Header locale={locale} chrome={chrome} />
      {children}
      <CartNotificationsSlot locale={locale} cartPath={chrome.cartPath} />
      <CountryBarSlot locale={locale} />
    </>
  );
}
