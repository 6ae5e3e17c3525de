import { toCents } from './money';
import { DAY_MS } from './time';

/** What an editor set for a variant. Cents. */
export interface Pricing {
  /** The price without any sale. */
  price: number;
  salePrice: number | null;
  /** Null: at once. */
  saleFrom: Date | null;
  /** The first moment after the sale; null: until somebody ends it. */
  saleTo: Date | null;
}

/** One line of the price log: from `validFrom` on, until the next line, buyers paid `price`. Cents. */
export interface PriceEntry {
  price: number;
  /** What it would have cost without a sale at that moment; more than `price` means that the price was reduced. */
  regular: number;
  validFrom: Date;
}

/** A reduction that may be announced (Directive 98/6/EC, art. 6a). */
export interface Reduction {
  /** The lowest price of the 30 days before the reduction, in cents: what is struck through. */
  from: number;
  /** Whole percent off that price, rounded down. */
  percent: number;
}

const WINDOW_MS = 30 * DAY_MS;

/** Decimals of the CMS -> cents; a sale without a price is none. */
export function readPricing(row: {
  price: number | string;
  salePrice?: number | string | null | undefined;
  saleFrom?: Date | null;
  saleTo?: Date | null;
}): Pricing {
  const { price, salePrice, saleFrom = null, saleTo = null } = row;
  const isSet = salePrice !== null && salePrice !== undefined && salePrice !== '';
  return { price: toCents(Number(price)), salePrice: isSet ? toCents(Number(salePrice)) : null, saleFrom, saleTo };
}

/** Whether the sale holds at this moment; its beginning belongs to it, its end does not. */
export function isOnSale({ price, salePrice, saleFrom, saleTo }: Pricing, now: Date): boolean {
  if (salePrice === null || salePrice >= price) return false;
  return (saleFrom === null || saleFrom <= now) && (saleTo === null || now < saleTo);
}

/** What a buyer pays at this moment, in cents. The only answer to that question, for quotes, orders and pages alike. */
export function effectivePrice(pricing: Pricing, now: Date): number {
  return isOnSale(pricing, now) && pricing.salePrice !== null ? pricing.salePrice : pricing.price;
}

/** What is wrong with a sale as it was typed, by field; empty when nothing is. */
export function findSaleFaults({ price, salePrice, saleFrom, saleTo }: Pricing): { field: string; message: string }[] {
  const faults: { field: string; message: string }[] = [];
  if (salePrice !== null && salePrice >= price)
    faults.push({ field: 'salePrice', message: 'The sale price must be lower than the price' });
  if (saleFrom && saleTo && saleTo <= saleFrom)
    faults.push({ field: 'saleTo', message: 'The sale must end after it begins' });
  return faults;
}

const isReduced = (entry: PriceEntry): boolean => entry.price < entry.regular;

const entryAt = (pricing: Pricing, validFrom: Date): PriceEntry => ({
  price: effectivePrice(pricing, validFrom),
  regular: pricing.price,
  validFrom,
});

/** The same price, and as much or as little of a sale: a sale price that becomes the usual price ends the reduction. */
const saysTheSame = (entry: PriceEntry, last: PriceEntry | null): boolean =>
  last !== null && entry.price === last.price && isReduced(entry) === isReduced(last);

/**
 * The lines that the log still lacks at `now`: where the sale began or ended, with the exact moment.
 *
 * `since` is when the present settings were saved. Moments before that never happened to a buyer: a sale that an
 * editor dates back holds from the save, whose own line is written with it. A price that no moment explains (the
 * first line of all, or settings that reached the database another way) counts from `now`.
 */
export function dueEntries(pricing: Pricing, since: Date, last: PriceEntry | null, now: Date): PriceEntry[] {
  const due: PriceEntry[] = [];
  let current = last;
  const moments = [pricing.saleFrom, pricing.saleTo].flatMap((moment) =>
    current && moment && moment > since && moment > current.validFrom && moment <= now ? [moment] : [],
  );
  for (const moment of moments.sort((a, b) => a.getTime() - b.getTime())) {
    const entry = entryAt(pricing, moment);
    if (saysTheSame(entry, current)) continue;
    due.push(entry);
    current = entry;
  }
  const present = entryAt(pricing, now);
  if (!saysTheSame(present, current)) due.push(present);
  return due;
}

/** The next moment at which the price may change, or null. */
export function nextMoment({ salePrice, saleFrom, saleTo }: Pricing, now: Date): Date | null {
  const moments = salePrice === null ? [] : [saleFrom, saleTo].filter((moment) => moment !== null && moment > now);
  return moments.reduce((first, moment) => (first && moment && first < moment ? first : moment), null);
}

/**
 * When the reduction that holds at the end of the log began. Lower and lower prices without a pause between them are
 * one reduction (art. 6a(5)): what they are measured by is the time before the first. A price that went up in between,
 * reduced or not, starts anew.
 */
function findReductionStart(entries: PriceEntry[]): Date | null {
  const last = entries.at(-1);
  if (!last || !isReduced(last)) return null;
  let first = last;
  for (const entry of entries.slice(0, -1).reverse()) {
    if (!isReduced(entry) || entry.price < first.price) break;
    first = entry;
  }
  return first.validFrom;
}

/**
 * The lowest price that was applied in the days before a reduction, in cents: the price in force when those days began
 * counts, and every later one up to the reduction. For goods that are sold for a shorter time: since their first price.
 * Null when there was none before. `entries` are in order of time.
 *
 * Source: Directive 98/6/EC art. 6a as amended by (EU) 2019/2161; CJEU C-330/23 (Aldi Süd): a percentage, too, is
 * counted from this price and no other.
 */
export function lowestPriceBefore(entries: PriceEntry[], reductionStart: Date, windowMs = WINDOW_MS): number | null {
  const start = reductionStart.getTime() - windowMs;
  const before = entries.filter(({ validFrom }) => validFrom < reductionStart);
  const atStart = before.filter(({ validFrom }) => validFrom.getTime() <= start).at(-1);
  const within = before.filter(({ validFrom }) => validFrom.getTime() > start);
  const prices = [...(atStart ? [atStart] : []), ...within].map(({ price }) => price);
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** The reduction at the end of the log, when it may be announced: the price is lower than it was in the 30 days before. */
export function findReduction(entries: PriceEntry[]): Reduction | null {
  const start = findReductionStart(entries);
  const price = entries.at(-1)?.price;
  const from = start && lowestPriceBefore(entries, start);
  if (from === null || price === undefined) return null;
  const percent = Math.floor(((from - price) * 100) / from);
  return percent >= 1 ? { from, percent } : null;
}
