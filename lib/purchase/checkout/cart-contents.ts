import { isExcluded, exceedsStock, joinQuote } from '@/lib/purchase/cart/cart-entries';
import { type CartItem } from '@/backend/contract/cart';
import { isAcademyType } from '@/backend/contract/products';
import { type LineState, type Quote } from '@/backend/contract/quote';

/** The part of a quoted line needed to resolve the problem. */
export interface UnavailableLine {
  variantId: string;
  state: LineState;
  available: number | null;
}

/** Whether anything must be shipped; true while nothing is known. */
export function hasPhysical({ lines }: Quote): boolean {
  return lines.every(({ type }) => type === null) || lines.some(({ type }) => type === 'physical');
}

/** Whether the order contains online lessons. */
export function hasLessons({ lines }: Quote): boolean {
  return lines.some(({ type, state }) => type !== null && isAcademyType(type) && !isExcluded(state));
}

/** Whether the order contains gift cards. */
export function hasGiftCards({ lines }: Quote): boolean {
  return lines.some(({ type, state }) => type === 'gift_card' && !isExcluded(state));
}

/** Whether the cart has online lessons at all, even ones that are not sold to this buyer. */
export function mentionsLessons({ lines }: Quote): boolean {
  return lines.some(({ type }) => type !== null && isAcademyType(type));
}

/** The lines to order: unavailable ones are marked in the summary and excluded from total and order. */
export function orderableItems(cart: CartItem[], quote: Quote): CartItem[] {
  return joinQuote(cart, quote)
    .filter(({ problem }) => !isExcluded(problem))
    .map(({ item }) => item);
}

/** Lines whose quantity exceeds the stock. */
export function linesExceedingStock(cart: CartItem[], quote: Quote): UnavailableLine[] {
  return joinQuote(cart, quote).flatMap(({ line, problem }) => (line && exceedsStock(problem) ? [line] : []));
}
