import { lineKey } from './cart';
import type { CartItem, Quote, QuoteLine } from './types';

/** What stands in the way of ordering a line as it is. `low` only informs. */
export type Problem = 'gone' | 'sold_out' | 'too_many' | 'low';

export interface CartEntry {
  key: string;
  item: CartItem;
  /** What the backend says about it; null while it has not been asked. */
  line: QuoteLine | null;
  problem: Problem | null;
}

/** Why the checkout is closed. */
export type Block = 'waiting' | 'nothing' | 'quantity';

function findProblem(item: CartItem, line: QuoteLine): Problem | null {
  if (line.state === 'gone') return 'gone';
  if (line.state === 'sold_out' || line.available === 0) return 'sold_out';
  if (line.available !== null && item.quantity > line.available) return 'too_many';
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

const isLeftOut = ({ problem }: CartEntry): boolean => problem === 'gone' || problem === 'sold_out';

/** Null when the cart can go to the checkout; lines that can't be had are left out, not in the way. */
export function findBlock(entries: CartEntry[]): Block | null {
  if (entries.every(isLeftOut)) return 'nothing';
  if (entries.some(({ problem }) => problem === 'too_many')) return 'quantity';
  return entries.some(({ line }) => line === null) ? 'waiting' : null;
}
