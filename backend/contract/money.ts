/** An amount in the currency's minor unit (cents for EUR), always an integer. */
export interface Money {
  amount: number;
  /** ISO 4217. */
  currency: string;
}

/** The one currency that the shop sells in (ISO 4217). */
export const CURRENCY = 'EUR';

/** Decimal of a CMS field (euros) -> integer cents; halves are rounded away from zero. */
export function toCents(decimal: number): number {
  return Math.round(Number((decimal * 100).toFixed(4)));
}

const formats = new Map<string, Intl.NumberFormat>();

/** Making one takes a slow phone ten milliseconds, and a page shows dozens of prices. */
function formatOf(tag: string, currency: string): Intl.NumberFormat {
  const key = `${tag} ${currency}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(tag, { style: 'currency', currency });
  formats.set(key, known);
  return known;
}

/** Formats minor units for people, for example `€ 39,95` in nl-NL. `tag` is a BCP 47 tag. */
export function formatMoney({ amount, currency }: Money, tag: string): string {
  return formatOf(tag, currency).format(amount / 100);
}
