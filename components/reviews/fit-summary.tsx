import { getTranslations } from 'next-intl/server';
import { countAnswers, findMajority, MIN_FIT_ANSWERS } from '@/lib/catalog/reviews/size-fit';
import styles from './rating-summary.module.css';
import { type Locale } from '@/backend/contract/locales';
import { type FitCounts } from '@/backend/contract/size-fit';

/** What buyers say about the size: what most of them say, and all answers. Nothing with too few of them. */
export async function FitSummary({ fit, locale }: { fit: FitCounts; locale: Locale }) {
  const total = countAnswers(fit);
  if (total < MIN_FIT_ANSWERS) return null;
  const t = await getTranslations({ locale, namespace: 'reviews' });
  const most = findMajority(fit);
  return (
    <div>
      {most && (
        <p>
          <strong>{t('fitMost', { fit: t(`fit.${most}`), count: fit[most], total })}</strong>
        </p>
      )}
      <p className={styles.from}>{t('fitSpread', { total, ...fit })}</p>
    </div>
  );
}
