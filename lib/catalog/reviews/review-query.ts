import { listingParams, readPageNumber } from '@/lib/core/listing-params';
import type { Rating } from './types';

/** Parameters of the reviews page. */
export interface ReviewQuery {
  /** Slug of a product, in the language of the page. */
  product: string;
  /** 1 to 5; 0 for all. */
  stars: number;
  /** From 1. */
  page: number;
}

export const ALL_REVIEWS: ReviewQuery = { product: '', stars: 0, page: 1 };

/** Parses the segment that middleware builds from the query string, such as `~page=2;product=x;stars=5`. */
export function parseReviewQuery(segment: string | null): ReviewQuery {
  const params = listingParams(segment);
  const stars = Number(params.get('stars'));
  return {
    product: params.get('product') ?? '',
    stars: Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : 0,
    page: readPageNumber(params),
  };
}

/** The canonical URL of a query; defaults are omitted. */
export function reviewsHref(path: string, { product, stars, page }: ReviewQuery): string {
  const params = [
    ...(product ? [`product=${encodeURIComponent(product)}`] : []),
    ...(stars > 0 ? [`stars=${stars}`] : []),
    ...(page > 1 ? [`page=${page}`] : []),
  ];
  return params.length > 0 ? `${path}?${params.join('&')}` : path;
}

/** Share per number of stars, most stars first, in whole percent; at least 1 for any review. */
export function starShares({ count, distribution }: Rating): { stars: number; count: number; percent: number }[] {
  return distribution
    .map((some, index) => ({
      stars: index + 1,
      count: some,
      percent: count === 0 || some === 0 ? 0 : Math.max(1, Math.round((some / count) * 100)),
    }))
    .toReversed();
}
