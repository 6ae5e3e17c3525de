import { lineKey } from './cart-lines';
import { type CartItem } from '@/backend/contract/cart';
import { type Quote, type QuoteLine } from '@/backend/contract/quote';

/** Why a line cannot be ordered as is. `low` is only a hint; `once`: a lesson has quantity 1. */
export type LineProblem = 'gone' | 'sold_out' | 'owned' | 'covered' | 'too_many' | 'once' | 'low';

const EXCLUDED_PROBLEMS = ['gone', 'sold_out', 'owned', 'covered'] as const;

/** A line excluded from the order and the total; it does not block the others. */
export const isExcluded = (problem: string | null): boolean => EXCLUDED_PROBLEMS.some((name) => name === problem);

export interface CartEntry {
  key: string;
  item: CartItem;
  /** The quoted line; null until loaded. */
  line: QuoteLine | null;
  problem: LineProblem | null;
}

/** Why the checkout is blocked. */
export type CheckoutBlocker = 'waiting' | 'nothing' | 'quantity';

function findProblem(item: CartItem, line: QuoteLine): LineProblem | null {
  if (line.state === 'gone' || line.state === 'owned' || line.state === 'covered') return line.state;
  if (line.state === 'sold_out' || line.available === 0) return 'sold_out';
  if (line.available !== null && item.quantity > line.available) return line.type === 'physical' ? 'too_many' : 'once';
  return line.state === 'low' ? 'low' : null;
}

/** Joins the cart with the last quote, which may be of an older cart. */
export function joinQuote(items: CartItem[], quote: Quote | null): CartEntry[] {
  const lines = new Map(quote?.lines.map((line) => [lineKey(line), line]));
  return items.map((item) => {
    const key = lineKey(item);
    const line = lines.get(key) ?? null;
    return { key, item, line, problem: line && findProblem(item, line) };
  });
}

/** Whether the quantity exceeds the stock. */
export const exceedsStock = (problem: LineProblem | null): boolean => problem === 'too_many' || problem === 'once';

/** The reason that blocks checkout; null if none. Unavailable lines are excluded and do not block; owned lessons can be a gift. */
export function findCheckoutBlocker(entries: CartEntry[]): CheckoutBlocker | null {
  if (entries.every(({ problem }) => isExcluded(problem) && problem !== 'owned')) return 'nothing';
  if (entries.some(({ problem }) => exceedsStock(problem))) return 'quantity';
  return entries.some(({ line }) => line === null) ? 'waiting' : null;
}
