import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import { loadLayoutData } from '@/lib/content/pages/load-layout-data';
import { NavList } from './nav-list';
import { PageFrame } from './page-frame';
import { PlainSearch } from './plain-search';
import styles from './status-view.module.css';
import { Suggestions } from './suggestions';
import { SwimmingOtter } from './swimming-otter';
import { type Locale } from '@/backend/contract/locales';

/** How many items of the main menu are offered: its first ones are where most visitors go. */
const LINKS = 3;

/** The whole page for an address that doesn't exist, or no longer does; the server turns it into a 404 or 410 answer. */
export async function NotFoundView({ locale }: { locale: Locale }) {
  const [t, { primary }] = await Promise.all([
    getTranslations({ locale, namespace: 'general.404' }),
    loadLayoutData(locale),
  ]);
  return (
    <PageFrame locale={locale} alternates={{}} status={404}>
      <div className={styles.view}>
        <div className={styles.copy}>
          <h1>{t('title')}</h1>
          <p className={styles.text}>{t('text')}</p>
          <Suggestions title={t('meant')} />
          <ButtonLink href="/" size="l" className={styles.action}>
            {t('btn')}
          </ButtonLink>
          <div className={styles.elsewhere}>
            <PlainSearch locale={locale} />
            <NavList items={primary.slice(0, LINKS)} label={t('links')} className={styles.links} />
          </div>
        </div>
        <SwimmingOtter leaving />
      </div>
    </PageFrame>
  );
}
