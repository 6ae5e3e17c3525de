import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { PageFrame } from './page-frame';
import styles from './status-view.module.css';
import { SwimmingOtter } from './swimming-otter';
import { type Locale } from '@/backend/contract/locales';

/** The whole page while the backend gives no answer; the server turns it into a 503 answer. */
export async function UnavailableView({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'general.503' });
  return (
    <PageFrame locale={locale} alternates={{}} status={503}>
      <div className={styles.view}>
        <div className={styles.copy}>
          <h1>{t('title')}</h1>
          <p className={styles.text}>{t('text')}</p>
          {/* A form without an address asks for this very page again; no script needed. */}
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
