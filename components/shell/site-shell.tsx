import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { loadLayoutData } from '@/lib/content/pages/load-layout-data';
import { BaseShell } from './base-shell';
import { CartNotificationsSlot } from './cart-notifications-slot';
import { Header } from './header';
import { PromoBanner } from './promo-banner';
import { type Locale } from '@/backend/contract/locales';

/** Persists during client navigation. Pages contain their own main and footer, see PageFrame. */
export async function SiteShell({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [t, chrome] = await Promise.all([getTranslations({ locale, namespace: 'layout' }), loadLayoutData(locale)]);
  const { settings } = chrome;
  const header = (
    <>
      {settings?.promoText && (
        <PromoBanner
          text={settings.promoText}
          path={settings.promoPath}
          label={t('promo.label')}
          pauseLabel={t('promo.pause')}
        />
      )}
      <Header locale={locale} chrome={chrome} />
    </>
  );
  return (
    <>
      <BaseShell locale={locale} header={header}>
        {children}
      </BaseShell>
      <CartNotificationsSlot locale={locale} cartPath={chrome.cartPath} />
    </>
  );
}
