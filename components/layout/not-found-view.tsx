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

/** Number of main menu items shown: the first ones are visited most. */
const LINKS = 3;

/** Full page for missing or removed entries; the server responds with 404 or 410. */
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
