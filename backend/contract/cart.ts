import type { ItemOption } from './products';

export const MAX_LINES = 15;
export const MAX_QUANTITY = 99;

/** A line of the cart cookie, and of quote and order requests. */
export interface CartItem {
  variantId: string;
  quantity: number;
  options: ItemOption[];
}
