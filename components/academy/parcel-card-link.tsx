import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/backend/contract/locales';
import { serverRoutes } from '@/backend/contract/routes';
import styles from './parcel-card-link.module.css';

/** For who found a card with a code in a parcel. */
export async function ParcelCardLink({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'freeLessons.link' });
  return (
    <p className={styles.line}>
      {t('text')}{' '}
      <a href={serverRoutes.freeLessons} className={styles.link}>
        {t('label')}
      </a>
    </p>
  );
}
