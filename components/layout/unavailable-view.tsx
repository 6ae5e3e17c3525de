import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { PageFrame } from './page-frame';
import styles from './status-view.module.css';
import { SwimmingOtter } from './swimming-otter';
import { type Locale } from '@/backend/contract/locales';

/** Full page during a backend outage; the server responds with 503. */
export async function UnavailableView({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'general.503' });
  return (
    <PageFrame locale={locale} alternates={{}} status={503}>
      <div className={styles.view}>
        <div className={styles.copy}>
          <h1>{t('title')}</h1>
          <p className={styles.text}>{t('text')}</p>
          {/* A form without action reloads this page, without JavaScript. */}
          <form className={styles.action}>
            <Button type="submit" size="l">
              {t('btn')}
            </Button>
          </form>
        </div>
        <SwimmingOtter />
      </div>
    </PageFrame>
  );
}
