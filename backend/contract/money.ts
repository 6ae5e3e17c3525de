import type { Locale } from './locales';

/** Currencies that the shop can sell in (ISO 4217). The first is the base: editors type prices in it, and VAT is reported in it. */
export const CURRENCIES = ['EUR', 'SEK'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const BASE_CURRENCY = 'EUR' satisfies Currency;

const DOMAIN_CURRENCIES: Partial<Record<Locale, Currency>> = { sv: 'SEK' };

/** What a domain sells in once the shop has a price list for it; the base until then. */
export const domainCurrency = (locale: Locale): Currency => DOMAIN_CURRENCIES[locale] ?? BASE_CURRENCY;

/** An amount in the currency's minor unit (cents for EUR, öre for SEK), always an integer. */
export interface Money {
  amount: number;
  /** ISO 4217. */
  currency: string;
}

export const isCurrency = (value: unknown): value is Currency => CURRENCIES.some((known) => known === value);

/** Decimal of a CMS field (euros) -> integer cents; halves are rounded away from zero. */
export function toCents(decimal: number): number {
  return Math.round(Number((decimal * 100).toFixed(4)));
}

const formats = new Map<string, Intl.NumberFormat>();

/** Making one takes a slow phone ten milliseconds, and a page shows dozens of prices. */
function formatOf(tag: string, currency: string, isShort: boolean): Intl.NumberFormat {
  const key = `${tag} ${currency} ${isShort}`;
  const options = { style: 'currency', currency, ...(isShort && { maximumFractionDigits: 0 }) } as const;
  const known = formats.get(key) ?? new Intl.NumberFormat(tag, options);
  formats.set(key, known);
  return known;
}

/** Formats minor units for people, such as `€ 39,95` in nl-NL; whole kronor as `499 kr`. `tag` is a BCP 47 tag. */
export function formatMoney({ amount, currency }: Money, tag: string): string {
  return formatOf(tag, currency, currency === 'SEK' && amount % 100 === 0).format(amount / 100);
}
