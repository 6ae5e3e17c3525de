import { routes } from '@/backend/contract/paths';

/** Target of the form, which also works without JavaScript. */
export const REVIEWS_ENDPOINT = '/api/reviews';
export const STOP_REVIEWS_ENDPOINT = '/api/reviews/stop';

/** Sent as a header, because URLs end up in logs. */
export const REVIEW_KEY_HEADER = 'x-review-key';

const KEY = /^[\w-]{43}$/;
export const isReviewKey = (value: unknown): value is string => typeof value === 'string' && KEY.test(value);

export const MAX_PHOTOS = 3;
const MEGABYTE = 1024 * 1024;
export const MAX_REVIEW_BYTES = 24 * MEGABYTE + 64 * 1024;

/** Field values without photos, which browsers do not restore. */
export interface ReviewValues {
  stars: string;
  title: string;
  text: string;
  name: string;
}

export const reviewPath = (key: string, product?: string): string =>
  `${routes.review}/${key}${product ? `?product=${encodeURIComponent(product)}` : ''}`;
export const reviewDonePath = (key: string, product: string): string =>
  `${routes.review}/${key}?done=${encodeURIComponent(product)}`;
