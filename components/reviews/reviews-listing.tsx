import Link from 'next/link';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageHead } from '@/components/content/page-head';
import { PageLinks } from '@/components/ui/page-links';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { getRouteIndex } from '@/lib/routing/route-index-store';
import type { Block } from '@/lib/content/pages/blocks';
import { pagePath, productPath } from '@/backend/contract/paths';
import { ALL_REVIEWS, parseReviewQuery, type ReviewQuery, reviewsHref } from '@/lib/catalog/reviews/review-query';
import { listReviews } from '@/lib/catalog/reviews/review-queries';
import type { ReviewPage } from '@/lib/catalog/reviews/types';
import { VerificationNotice } from './verification-notice';
import { RatingSummary } from './rating-summary';
import { ReviewCard } from './review-card';
import styles from './reviews-listing.module.css';
import { type Locale } from '@/backend/contract/locales';

interface ReviewsListingProps {
  block: Extract<Block, { kind: 'review-list' }>;
  locale: Locale;
  /** The listing segment that middleware derived from the query, null without one. */
  query: string | null;
  /** Slugs of the current page. */
  path: string[];
}

const PAGE_SIZE = 12;

/** All reviews, filtered by product and stars. Every control is a link, so it works without JavaScript. */
export async function ReviewsListing({ block, locale, query: segment, path: slugs }: ReviewsListingProps) {
  const t = await getTranslations({ locale, namespace: 'reviews' });
  const query = parseReviewQuery(segment);
  const index = query.product ? await getRouteIndex() : null;
  const product = index?.find(locale, 'product', productPath(locale, query.product)) ?? undefined;
  const [found, all] = await Promise.all([
    listReviews(locale, { count: PAGE_SIZE, page: query.page, stars: query.stars || undefined, product }),
    // The products to filter by; the same call as for the unfiltered page.
    product ? listReviews(locale, { count: PAGE_SIZE, page: 1 }) : null,
  ]);
  const { products } = all ?? found;
  const path = pagePath(slugs);
  // Page numbers beyond the end render nothing else: only this line is cached for them.
  if (query.page > found.page) redirect(reviewsHref(path, { ...query, page: found.page }));
  return (
    <>
      <PageHead title={block.title} text={block.text} />
      <Container className={styles.listing}>
        {found.rating.count === 0 ? (
          <div className={styles.noneYet}>
            <img src="/images/no-reviews.svg" alt="" width={240} height={186} />
            <p>{t('noneYet')}</p>
          </div>
        ) : (
          <div className={styles.columns}>
            <div className={styles.choices}>
              <RatingSummary
                rating={found.rating}
                fit={found.fit}
                locale={locale}
                path={path}
                product={product ? query.product : ''}
                stars={query.stars}
              />
              {products.length > 1 && <ProductChoice query={query} products={products} path={path} locale={locale} />}
            </div>
            <ReviewResults found={found} query={query} path={path} locale={locale} />
          </div>
        )}
        <VerificationNotice locale={locale} />
      </Container>
    </>
  );
}

interface PartProps {
  query: ReviewQuery;
  path: string;
  locale: Locale;
}

async function ProductChoice({ query, products, path, locale }: PartProps & Pick<ReviewPage, 'products'>) {
  const t = await getTranslations({ locale, namespace: 'reviews' });
  const choices = [{ slug: '', title: t('anyProduct'), count: 0 }, ...products];
  return (
    <nav aria-labelledby="reviews-by-product">
      <p id="reviews-by-product" className={styles.name}>
        {t('byProduct')}
      </p>
      <ul role="list">
        {choices.map(({ slug, title, count }) => (
          <li key={slug}>
            <Link
              href={reviewsHref(path, { ...ALL_REVIEWS, product: slug })}
              className={styles.choice}
              prefetch={false}
              rel="nofollow"
              aria-current={query.product === slug ? 'true' : undefined}
            >
              {title} {count > 0 && <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

async function ReviewResults({ found, query, path, locale }: PartProps & { found: ReviewPage }) {
  const t = await getTranslations({ locale, namespace: 'reviews' });
  const { items, total, page, pages } = found;
  return (
    <div className={styles.found}>
      <p className={styles.total} role="status">
        {t('found', { count: total })}
      </p>
      {items.length > 0 ? (
        <ul role="list" className={styles.list}>
          {items.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} locale={locale} headingLevel={2} showsProduct={!query.product} />
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.empty}>
          <h2>{t('noneTitle')}</h2>
          <p>{t('noneText')}</p>
          <ButtonLink href={path} prefetch={false}>
            {t('showAll')}
          </ButtonLink>
        </div>
      )}
      <PageLinks
        page={page}
        pages={pages}
        href={(number) => reviewsHref(path, { ...query, page: number })}
        locale={locale}
      />
    </div>
  );
}
