/** An amount in the currency's minor unit (cents for EUR), always an integer. */
export interface Money {
  amount: number;
  /** ISO 4217. */
  currency: string;
}

/** Formats minor units for people, for example `€ 39,95` in nl-NL. `tag` is a BCP 47 tag. */
export function formatMoney({ amount, currency }: Money, tag: string): string {
  return new Intl.NumberFormat(tag, { style: 'currency', currency }).format(amount / 100);
}

/** Converts the decimal of a CMS field to minor units; rounds halves away from zero. */
export function toCents(decimal: number): number {
  return Math.round(Number((decimal * 100).toFixed(4)));
}
