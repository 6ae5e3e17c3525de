import { lineKey } from './cart-lines';
import { type CartItem } from '@/backend/contract/cart';
import { type Quote, type QuoteLine } from '@/backend/contract/quote';

/** What stands in the way of ordering a line as it is. `low` only informs; a lesson is bought `once`. */
export type LineProblem = 'gone' | 'sold_out' | 'owned' | 'covered' | 'too_many' | 'once' | 'low';

const EXCLUDED_PROBLEMS = ['gone', 'sold_out', 'owned', 'covered'] as const;

/** A line that no order takes: it counts nothing, and is not in the way of the others. */
export const isExcluded = (problem: string | null): boolean => EXCLUDED_PROBLEMS.some((name) => name === problem);

export interface CartEntry {
  key: string;
  item: CartItem;
  /** What the backend says about it; null while it has not been asked. */
  line: QuoteLine | null;
  problem: LineProblem | null;
}

/** Why the checkout is closed. */
export type CheckoutBlocker = 'waiting' | 'nothing' | 'quantity';

function findProblem(item: CartItem, line: QuoteLine): LineProblem | null {
  if (line.state === 'gone' || line.state === 'owned' || line.state === 'covered') return line.state;
  if (line.state === 'sold_out' || line.available === 0) return 'sold_out';
  if (line.available !== null && item.quantity > line.available) return line.type === 'physical' ? 'too_many' : 'once';
  return line.state === 'low' ? 'low' : null;
}

/** The visitor's cart beside the last quote, which may be about an older cart. */
export function joinQuote(items: CartItem[], quote: Quote | null): CartEntry[] {
  const lines = new Map(quote?.lines.map((line) => [lineKey(line), line]));
  return items.map((item) => {
    const key = lineKey(item);
    const line = lines.get(key) ?? null;
    return { key, item, line, problem: line && findProblem(item, line) };
  });
}

/** More pieces than can be had. */
export const exceedsStock = (problem: LineProblem | null): boolean => problem === 'too_many' || problem === 'once';

/** Null when the cart can go to the checkout; lines that can't be had are left out, not in the way. */
export function findCheckoutBlocker(entries: CartEntry[]): CheckoutBlocker | null {
  if (entries.every(({ problem }) => isExcluded(problem))) return 'nothing';
  if (entries.some(({ problem }) => exceedsStock(problem))) return 'quantity';
  return entries.some(({ line }) => line === null) ? 'waiting' : null;
}
