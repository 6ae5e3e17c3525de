import 'server-only';
import { cache } from 'react';
import { read } from '@/lib/backend/content-client';
import { entryTag, typeTag } from '@/lib/backend/cache-tags';
import type { ReviewPage } from './types';
import { wireReviewPage } from './review-wire';
import { type Locale } from '@/backend/contract/locales';

interface ReviewFilter {
  /** Per page. */
  count: number;
  /** From 1; one that is too high gives the last. */
  page?: number;
  /** Only those about this product (its id). */
  product?: string;
  /** Only those with so many stars. */
  stars?: number;
}

/** Published reviews, those in this language first and then the newest, with the rating of all of them; one call. */
export function listReviews(locale: Locale, { count, page = 1, product, stars }: ReviewFilter): Promise<ReviewPage> {
  // A product's page is made anew when one of its own reviews changes; a list of all when any does, or a product that it names and links to.
  const tags = product ? [entryTag('product', product)] : [typeTag('review'), typeTag('product')];
  return read('/reviews', wireReviewPage, { locale, tags, query: { count, page, product, stars } });
}

/** Shown on a product's own page; the rest is a page further. */
const REVIEWS_ON_PRODUCT_PAGE = 4;

export const getProductReviews = cache(
  (locale: Locale, product: string): Promise<ReviewPage> => listReviews(locale, { count: REVIEWS_ON_PRODUCT_PAGE, product }),
);
