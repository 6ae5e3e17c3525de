import { revalidate } from '../../platform/revalidation/revalidate';
import type { ReviewRow } from './rows';

/** Tells the storefront that the pages with this review are stale. */
export const announce = ({ product_id: product }: Pick<ReviewRow, 'product_id'>): void =>
  revalidate(['review', `product:${product}`]);
