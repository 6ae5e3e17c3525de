import type { ItemOption } from '../../../contract/products';

/** The admin is English; times are those of the person's own clock. */
const TAG = 'en-GB';

export function formatMoney(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-IE', { style: 'currency', currency }).format(cents / 100);
}

const moments = new Intl.DateTimeFormat(TAG, { dateStyle: 'medium', timeStyle: 'short' });
const days = new Intl.DateTimeFormat(TAG, { dateStyle: 'medium' });

export const formatMoment = (iso: string | null): string => (iso ? moments.format(new Date(iso)) : '–');
export const formatDay = (iso: string | null): string => (iso ? days.format(new Date(iso)) : '–');

/** `YYYY-MM-DD` of the person's own calendar. */
export const todayInput = (): string => new Intl.DateTimeFormat('sv-SE').format(new Date());

const countries = new Intl.DisplayNames(TAG, { type: 'region' });
export const formatCountry = (iso: string | null): string => (iso ? (countries.of(iso.toUpperCase()) ?? iso) : '–');

/** `partially_refunded`, `order-paid`: a word of the code as people write it. */
export function formatWords(code: string): string {
  const words = code.replaceAll(/[-_.]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const formatOptions = (options: ItemOption[]): string =>
  options.map(({ key, value }) => (key === 'size' ? value.toUpperCase().replace('XXXL', '3XL') : value)).join(', ');

/** `12,50` and `12.50` are the same; cents, or null for anything else. */
export function parseMoney(text: string): number | null {
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
}

export function failureText(error: unknown): string {
  // Answers without our own words (a proxy's page, no answer at all) have a technical message.
  const ours = error instanceof Error && error.name === 'FetchError';
  return ours && error.message
    ? error.message
    : 'The shop did not answer. Reload the page and look before you try again.';
}
