import { DAY_MS } from './time';
import { toCents } from '../../contract/money';

/** Prices of a variant in one currency, in its minor unit. */
export interface Pricing {
  /** Regular price. */
  price: number;
  salePrice: number | null;
  /** Null: immediately. */
  saleFrom: Date | null;
  /** Exclusive end of the sale; null: no end. */
  saleTo: Date | null;
}

/** Entry of the price log of one currency: buyers paid `price` from `validFrom` until the next entry. */
export interface PriceEntry {
  price: number;
  /** Regular price at that time; the price was reduced if this is more than `price`. */
  regular: number;
  validFrom: Date;
}

/** A reduction that may be announced (Directive 98/6/EC, art. 6a). */
export interface Reduction {
  /** Lowest price in cents in the 30 days before the reduction; shown struck through. */
  from: number;
  /** Whole percent off `from`, rounded down. */
  percent: number;
}

const WINDOW_MS = 30 * DAY_MS;

/** Converts decimals of the CMS to cents; a sale without a price counts as no sale. */
export function parsePricing(row: {
  price: number | string;
  salePrice?: number | string | null | undefined;
  saleFrom?: Date | null;
  saleTo?: Date | null;
}): Pricing {
  const { price, salePrice, saleFrom = null, saleTo = null } = row;
  const isSet = salePrice !== null && salePrice !== undefined && salePrice !== '';
  return { price: toCents(Number(price)), salePrice: isSet ? toCents(Number(salePrice)) : null, saleFrom, saleTo };
}

/** Whether the sale is active; the start is inclusive, the end exclusive. */
export function isOnSale({ price, salePrice, saleFrom, saleTo }: Pricing, now: Date): boolean {
  if (salePrice === null || salePrice >= price) return false;
  return (saleFrom === null || saleFrom <= now) && (saleTo === null || now < saleTo);
}

/** What a buyer pays now, in cents. Quotes, orders and pages must all use this. */
export function effectivePrice(pricing: Pricing, now: Date): number {
  return isOnSale(pricing, now) && pricing.salePrice !== null ? pricing.salePrice : pricing.price;
}

/** Validation errors of sale settings, by field. */
export function findSaleErrors({ price, salePrice, saleFrom, saleTo }: Pricing): { field: string; message: string }[] {
  const errors: { field: string; message: string }[] = [];
  if (salePrice !== null && salePrice >= price)
    errors.push({ field: 'salePrice', message: 'The sale price must be lower than the price' });
  if (saleFrom && saleTo && saleTo <= saleFrom)
    errors.push({ field: 'saleTo', message: 'The sale must end after it begins' });
  return errors;
}

const isReduced = (entry: PriceEntry): boolean => entry.price < entry.regular;

const entryAt = (pricing: Pricing, validFrom: Date): PriceEntry => ({
  price: effectivePrice(pricing, validFrom),
  regular: pricing.price,
  validFrom,
});

/** Same price and same reduction state: a sale price that becomes the regular price ends the reduction. */
const isSamePrice = (entry: PriceEntry, last: PriceEntry | null): boolean =>
  last !== null && entry.price === last.price && isReduced(entry) === isReduced(last);

/**
 * Log entries missing at `now`: starts and ends of the sale, with their exact times.
 *
 * `since` is when the present settings were saved. Earlier times never applied to a buyer: a backdated sale starts with
 * the save, which writes its own entry. A price that these times do not explain (the first entry, or settings changed
 * directly in the database) counts from `now`.
 */
export function missingLogEntries(pricing: Pricing, since: Date, last: PriceEntry | null, now: Date): PriceEntry[] {
  const due: PriceEntry[] = [];
  let current = last;
  const moments = [pricing.saleFrom, pricing.saleTo].flatMap((moment) =>
    current && moment && moment > since && moment > current.validFrom && moment <= now ? [moment] : [],
  );
  for (const moment of moments.sort((a, b) => a.getTime() - b.getTime())) {
    const entry = entryAt(pricing, moment);
    if (isSamePrice(entry, current)) continue;
    due.push(entry);
    current = entry;
  }
  const present = entryAt(pricing, now);
  if (!isSamePrice(present, current)) due.push(present);
  return due;
}

/** Next start or end of the sale, or null. */
export function nextSaleBoundary({ salePrice, saleFrom, saleTo }: Pricing, now: Date): Date | null {
  const moments = salePrice === null ? [] : [saleFrom, saleTo].filter((moment) => moment !== null && moment > now);
  return moments.reduce((first, moment) => (first && moment && first < moment ? first : moment), null);
}

/**
 * Start of the reduction in force at the end of the log. Successive reductions without interruption count as one
 * (art. 6a(5)), measured against the time before the first. Any price increase in between starts a new reduction.
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
 * Lowest price applied in the days before a reduction, in cents: the price in force when that period began and every
 * later one up to the reduction, or since the first price for goods sold for a shorter time. Null without earlier prices.
 * `entries` are in chronological order.
 *
 * Source: Directive 98/6/EC art. 6a as amended by (EU) 2019/2161; CJEU C-330/23 (Aldi Süd): a percentage must be
 * calculated from this price too.
 */
export function lowestPriceBefore(entries: PriceEntry[], reductionStart: Date, windowMs = WINDOW_MS): number | null {
  const start = reductionStart.getTime() - windowMs;
  const before = entries.filter(({ validFrom }) => validFrom < reductionStart);
  const atStart = before.filter(({ validFrom }) => validFrom.getTime() <= start).at(-1);
  const within = before.filter(({ validFrom }) => validFrom.getTime() > start);
  const prices = [...(atStart ? [atStart] : []), ...within].map(({ price }) => price);
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** The reduction in force, if it may be announced: the price is below the lowest of the 30 days before. */
export function findReduction(entries: PriceEntry[]): Reduction | null {
  const start = findReductionStart(entries);
  const price = entries.at(-1)?.price;
  const from = start && lowestPriceBefore(entries, start);
  if (from === null || price === undefined) return null;
  const percent = Math.floor(((from - price) * 100) / from);
  return percent >= 1 ? { from, percent } : null;
}
