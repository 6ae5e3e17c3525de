import { serverRoutes } from '@/backend/contract/routes';

/** Target of the form, which also works without JavaScript. */
export const REVIEWS_ENDPOINT = '/api/reviews';
export const STOP_REVIEWS_ENDPOINT = '/api/reviews/stop';

const KEY = /^[\w-]{43}$/;
export const isReviewKey = (value: unknown): value is string => typeof value === 'string' && KEY.test(value);
const MEGABYTE = 1024 * 1024;
export const MAX_REVIEW_BYTES = 24 * MEGABYTE + 64 * 1024;

/** Field values without photos, which browsers do not restore. */
export interface ReviewValues {
  stars: string;
  /** '' without an answer. */
  fit: string;
  title: string;
  text: string;
  name: string;
}

export const reviewPath = (key: string, product?: string): string =>
  `${serverRoutes.review}/${key}${product ? `?product=${encodeURIComponent(product)}` : ''}`;
export const reviewDonePath = (key: string, product: string): string =>
  `${serverRoutes.review}/${key}?done=${encodeURIComponent(product)}`;
