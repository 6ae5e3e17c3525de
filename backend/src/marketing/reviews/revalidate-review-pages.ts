import { revalidate } from '../../platform/revalidation/revalidate';
import type { ReviewRow } from './review-rows';

/** Revalidates the storefront pages that show this review, and lists, whose cards have the average. */
export const revalidateReviewPages = ({ product_id: product }: Pick<ReviewRow, 'product_id'>): void =>
  revalidate(['review', 'product', `product:${product}`]);
