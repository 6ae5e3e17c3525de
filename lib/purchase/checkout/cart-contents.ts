import { isExcluded, exceedsStock, joinQuote } from '@/lib/purchase/cart/cart-entries';
import { type CartItem } from '@/backend/contract/cart';
import { type LineState, type Quote } from '@/backend/contract/quote';

/** Enough of a quote's line to know what can be done with it. */
export interface UnavailableLine {
  variantId: string;
  state: LineState;
  available: number | null;
}

/** Something of this cart travels by post. A cart we know nothing about is taken for the usual kind. */
export function hasPhysical({ lines }: Quote): boolean {
  return lines.every(({ type }) => type === null) || lines.some(({ type }) => type === 'physical');
}

/** Something of this order is watched online. */
export function hasLessons({ lines }: Quote): boolean {
  return lines.some(({ type, state }) => type !== null && type !== 'physical' && !isExcluded(state));
}

/** The lines an order takes: what can't be had is marked in the summary, left out of the total and of the order. */
export function orderableItems(cart: CartItem[], quote: Quote): CartItem[] {
  return joinQuote(cart, quote)
    .filter(({ problem }) => !isExcluded(problem))
    .map(({ item }) => item);
}

/** Lines with more pieces than there are. */
export function linesExceedingStock(cart: CartItem[], quote: Quote): UnavailableLine[] {
  return joinQuote(cart, quote).flatMap(({ line, problem }) => (line && exceedsStock(problem) ? [line] : []));
}
