import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { Product } from '@/lib/catalog/types';
import { findReviewsPath } from '@/lib/catalog/reviews/find-reviews-path';
import { ALL_REVIEWS, reviewsHref } from '@/lib/catalog/reviews/review-query';
import { getProductReviews } from '@/lib/catalog/reviews/review-queries';
import { VerificationNotice } from './verification-notice';
import styles from './product-reviews.module.css';
import { RatingSummary } from './rating-summary';
import { ReviewCard } from './review-card';
import { type Locale } from '@/backend/contract/locales';

/** Reviews at the end of a product page. */
export async function ProductReviews({ product, locale }: { product: Product; locale: Locale }) {
  const [t, { rating, fit, items }, path] = await Promise.all([
    getTranslations({ locale, namespace: 'reviews' }),
    getProductReviews(locale, product.id),
    findReviewsPath(locale),
  ]);
  // Invitations are sent after delivery only.
  if (product.type !== 'physical' && rating.count === 0) return null;
  return (
    <section className={styles.reviews} aria-labelledby="reviews">
      <h2 id="reviews">{t('title')}</h2>
      {rating.count === 0 ? (
        <p className={styles.none}>{t('emptyText')}</p>
      ) : (
        <div className={styles.columns}>
          <RatingSummary rating={rating} fit={fit} locale={locale} path={path} product={product.slug} />
          <ul role="list" className={styles.list}>
            {items.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} locale={locale} showsProduct={false} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {path && rating.count > items.length && (
        <p>
          <Link
            href={reviewsHref(path, { ...ALL_REVIEWS, product: product.slug })}
            className={styles.all}
            prefetch={false}
          >
            {t('all')} <Icon name="arrow-right" />
          </Link>
        </p>
      )}
      <VerificationNotice locale={locale} />
    </section>
  );
}
