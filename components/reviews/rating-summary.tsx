import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { reviewsHref, starShares } from '@/lib/catalog/reviews/review-query';
import type { Rating } from '@/lib/catalog/reviews/types';
import styles from './rating-summary.module.css';
import { FitSummary } from './fit-summary';
import { Stars } from './stars';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import { type FitCounts } from '@/backend/contract/size-fit';

interface RatingSummaryProps {
  rating: Rating;
  /** Answers about the size of the reviewed product. */
  fit: FitCounts | null;
  locale: Locale;
  /** The page that a bar links to; null without a link. */
  path: string | null;
  /** Slug of the reviewed product. */
  product?: string;
  /** The selected bar. */
  stars?: number;
}

/** Average, number of reviews, a bar per number of stars that links to those reviews, and how the size fits. */
export async function RatingSummary({
  rating,
  fit,
  locale,
  path,
  product = '',
  stars: chosen = 0,
}: RatingSummaryProps) {
  const t = await getTranslations({ locale, namespace: 'reviews' });
  const { average, count } = rating;
  const shown = new Intl.NumberFormat(LOCALE_SETTINGS[locale].tag, { minimumFractionDigits: 1 }).format(average);
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <strong className={styles.number}>{shown}</strong>
        <Stars stars={average} />
        <VisuallyHidden>{t('average', { average: shown })} </VisuallyHidden>
        <span className={styles.from}>{t('from', { count })}</span>
      </p>
      <ul role="list" className={styles.bars} aria-label={t('distribution')}>
        {starShares(rating).map(({ stars, count: some, percent }) => {
          const bar = (
            <>
              <span aria-hidden="true" className={styles.stars}>
                {stars} ★
              </span>
              <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect width={percent} height="10" />
              </svg>
              <span aria-hidden="true" className={styles.count}>
                {some}
              </span>
              <VisuallyHidden>{t('bar', { stars, count: some })}</VisuallyHidden>
            </>
          );
          return (
            <li key={stars}>
              {path && some > 0 ? (
                <Link
                  href={reviewsHref(path, { product, stars: chosen === stars ? 0 : stars, page: 1 })}
                  className={styles.row}
                  prefetch={false}
                  rel="nofollow"
                  aria-current={chosen === stars ? 'true' : undefined}
                >
                  {bar}
                </Link>
              ) : (
                <span className={styles.row}>{bar}</span>
              )}
            </li>
          );
        })}
      </ul>
      {fit && <FitSummary fit={fit} locale={locale} />}
    </div>
  );
}
