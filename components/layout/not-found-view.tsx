import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import type { Locale } from '@/lib/i18n/locales';
import { PageFrame } from './page-frame';
import { SwimmingOtter } from './swimming-otter';
import styles from './status-view.module.css';

/** The whole page for an address that doesn't exist; the server turns it into a 404 answer. */
export async function NotFoundView({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'general.404' });
  return (
    <PageFrame locale={locale} alternates={{}} status={404}>
      <div className={styles.view}>
        <div className={styles.copy}>
          <h1>{t('title')}</h1>
          <p className={styles.text}>{t('text')}</p>
          <ButtonLink href="/" size="l" className={styles.action}>
            {t('btn')}
          </ButtonLink>
        </div>
        <SwimmingOtter leaving />
      </div>
    </PageFrame>
  );
}
