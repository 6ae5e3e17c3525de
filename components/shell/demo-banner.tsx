import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { isDemo } from '@/lib/discovery/seo/page-metadata';
import styles from './demo-banner.module.css';
import { type Locale } from '@/backend/contract/locales';

/** Says that nothing here is for sale, as long as sandboxes stand in for the bank and others can reach the shop. */
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
