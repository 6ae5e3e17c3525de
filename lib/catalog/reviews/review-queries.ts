import 'server-only';
import { cache } from 'react';
import { read } from '@/lib/backend/content-client';
import { entryTag, typeTag } from '@/lib/backend/cache-tags';
import { listScope } from '@/lib/backend/list-scope';
import type { ReviewPage } from './types';
import { wireReviewPage } from './review-wire';
import { type Locale } from '@/backend/contract/locales';

interface ReviewFilter {
  /** Per page. */
  count: number;
  /** From 1; beyond the last page the last one is returned. */
  page?: number;
  /** Filters by product id. */
  product?: string;
  /** Filters by number of stars. */
  stars?: number;
}

/** Published reviews, those in this language first, then newest first, with the overall rating. */
export function listReviews(locale: Locale, { count, page = 1, product, stars }: ReviewFilter): Promise<ReviewPage> {
  // The list of a product depends on its own reviews; the list of all depends on any review and on the products it links to.
  const ownTags = product ? [entryTag('product', product)] : [typeTag('review'), typeTag('product')];
  const tags = listScope().cached ? ownTags : undefined;
  return read('/reviews', wireReviewPage, { locale, tags, query: { count, page, product, stars } });
}

/** Number shown on a product page. */
const REVIEWS_ON_PRODUCT_PAGE = 4;

export const getProductReviews = cache(
  (locale: Locale, product: string): Promise<ReviewPage> =>
    listReviews(locale, { count: REVIEWS_ON_PRODUCT_PAGE, product }),
);
