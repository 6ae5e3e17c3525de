import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { isDemo } from '@/lib/discovery/seo/page-metadata';
import styles from './demo-banner.module.css';
import { type Locale } from '@/backend/contract/locales';

/** States that nothing is for sale, while the payment sandbox is used on a publicly reachable shop. */
export async function DemoBanner({ locale }: { locale: Locale }) {
  if (!isDemo()) return null;
  const t = await getTranslations({ locale, namespace: 'general' });
  return (
    <aside className={styles.banner}>
      <Icon name="info" />
      <p>{t('demoBanner')}</p>
    </aside>
  );
}
