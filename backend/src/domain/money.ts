/** Decimal of a CMS field (euros) -> integer cents; halves are rounded away from zero. */
export function toCents(decimal: number): number {
  return Math.round(Number((decimal * 100).toFixed(4)));
}

/** Integer cents -> decimal text with two digits, as payment providers expect. */
export function toDecimalText(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError('Amounts must be a non-negative integer number of cents');
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** Decimal text of a payment provider -> integer cents, without floating-point arithmetic. */
export function fromDecimalText(value: string): number {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(value);
  if (!match) throw new RangeError('Not a decimal amount');
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

const formats = new Map<string, Intl.NumberFormat>();

/** Localized amount, for example `€ 39,95` in nl-NL. */
export function formatMoney(cents: number, currency: string, tag: string): string {
  const key = `${tag} ${currency}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(tag, { style: 'currency', currency });
  formats.set(key, format);
  return format.format(cents / 100);
}
