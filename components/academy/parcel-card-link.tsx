import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/backend/contract/locales';
import { mailRoutes } from '@/backend/contract/routes';
import styles from './parcel-card-link.module.css';

/** For who found a card with a code in a parcel. */
export async function ParcelCardLink({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'freeLessons.link' });
  return (
    <p className={styles.line}>
      {t('text')}{' '}
      <a href={mailRoutes.freeLessons} className={styles.link}>
        {t('label')}
      </a>
    </p>
  );
}
