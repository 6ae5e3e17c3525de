import { BASE_CURRENCY, type Currency } from '../../contract/money';
import type { Pricing } from './pricing-and-reductions';

/** How a derived price is rounded up: to the next 9 (`499`), to whole units, or to the minor unit. */
export const ROUNDINGS = ['nines', 'whole', 'exact'] as const;
type Rounding = (typeof ROUNDINGS)[number];

/**
 * Prices in one currency. What has no price of its own in it is derived from the euro price with the list's own rate, which
 * a merchant sets: it is a price policy, not the exchange rate of a day.
 */
export interface PriceList {
  currency: Currency;
  /** Units of the currency for one euro; 1 for the base. */
  rate: number;
  rounding: Rounding;
  /** When it was last saved: earlier prices were others. */
  since: Date;
}

/** Prices as editors type them. */
export const EURO_PRICES: PriceList = { currency: BASE_CURRENCY, rate: 1, rounding: 'exact', since: new Date(0) };

/** Rates further away than this are typing mistakes: a decimal point in the wrong place, or a rate the wrong way round. */
const RATE_LIMITS: Record<Exclude<Currency, 'EUR'>, { min: number; max: number }> = {
  SEK: { min: 5, max: 25 },
};

/** What is wrong with a rate (units of the currency for one euro), for the merchant; null if it can be used. */
export function findRateError(currency: Exclude<Currency, 'EUR'>, rate: unknown): string | null {
  const { min, max } = RATE_LIMITS[currency];
  const value = typeof rate === 'string' && rate.trim() !== '' ? Number(rate) : rate;
  return typeof value === 'number' && Number.isFinite(value) && value >= min && value <= max
    ? null
    : `Rate: ${currency} for one euro, a number from ${min} to ${max}`;
}

/** `discount`: an amount off. `threshold`: an amount of goods from which something is free or a code counts. */
export type AmountKind = 'price' | 'discount' | 'threshold';

const MILLION = 1_000_000;
const UNIT = 100;
const NINE = 9 * UNIT;
const TEN = 10 * UNIT;

function roundUp(minor: number, rounding: Rounding): number {
  if (rounding === 'exact') return minor;
  return rounding === 'whole' ? Math.ceil(minor / UNIT) * UNIT : Math.ceil((minor - NINE) / TEN) * TEN + NINE;
}

/**
 * An amount of euro cents in the currency of a price list, in minor units: the list's own amount if it has one, otherwise
 * derived. Prices are rounded up by the list's rule. Amounts off and thresholds are rounded to whole units in the customer's
 * favour, up and down. What costs something never becomes free, and what is free stays free: an own amount of 0 for a price
 * above 0 is a mistake and does not count.
 */
export function amountIn(
  list: PriceList,
  euroCents: number,
  own: number | null = null,
  kind: AmountKind = 'price',
): number {
  if (list.currency === BASE_CURRENCY) return euroCents;
  if (own !== null && (own > 0 || euroCents === 0)) return own;
  if (euroCents === 0) return 0;
  // Rates have at most six decimals, so this product is exact.
  const scaled = euroCents * Math.round(list.rate * MILLION);
  if (kind === 'threshold') return Math.max(UNIT, Math.floor(scaled / MILLION / UNIT) * UNIT);
  const minor = Math.ceil(scaled / MILLION);
  return roundUp(minor, kind === 'price' || list.rounding === 'exact' ? list.rounding : 'whole');
}

/** Prices that an editor typed in the list's currency, in minor units. */
export interface OwnPrices {
  price: number | null;
  salePrice: number | null;
}

/** A variant's prices in the currency of a list. The dates of a sale are the same in all currencies. */
export function pricingIn(list: PriceList, euro: Pricing, own: OwnPrices): Pricing {
  const derived = euro.salePrice === null ? null : amountIn(list, euro.salePrice);
  return {
    ...euro,
    price: amountIn(list, euro.price, own.price),
    salePrice: own.salePrice !== null && own.salePrice > 0 ? own.salePrice : derived,
  };
}
