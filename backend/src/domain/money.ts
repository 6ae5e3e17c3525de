/** Integer cents -> decimal text with two digits, as payment providers expect. */
export function toDecimalText(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents < 0)
    throw new RangeError('Amounts must be a non-negative integer number of cents');
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** Decimal text of a payment provider -> integer cents, without floating-point arithmetic. */
export function fromDecimalText(value: string): number {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(value);
  if (!match) throw new RangeError('Not a decimal amount');
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
