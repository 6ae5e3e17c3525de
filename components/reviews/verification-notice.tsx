import { getTranslations } from 'next-intl/server';
import styles from './verification-notice.module.css';
import { type Locale } from '@/backend/contract/locales';

/** How the shop verifies that reviews come from buyers: shown wherever there are reviews (Directive 2005/29/EC art. 7(6)). */
export async function VerificationNotice({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'reviews' });
  return (
    <details className={styles.notice}>
      <summary className={styles.title}>{t('noticeTitle')}</summary>
      <p className={styles.text}>{t('notice')}</p>
    </details>
  );
}
