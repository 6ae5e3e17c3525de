import type { ItemOption } from '../../../contract/products';

/** English formats in the browser's time zone. */
export const TAG = 'en-GB';

export function formatMoney(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-IE', { style: 'currency', currency }).format(cents / 100);
}

const moments = new Intl.DateTimeFormat(TAG, { dateStyle: 'medium', timeStyle: 'short' });
const days = new Intl.DateTimeFormat(TAG, { dateStyle: 'medium' });

export const formatMoment = (iso: string | null): string => (iso ? moments.format(new Date(iso)) : '–');
export const formatDay = (iso: string | null): string => (iso ? days.format(new Date(iso)) : '–');

/** Today as `YYYY-MM-DD` in the browser's time zone. */
export const todayInput = (): string => new Intl.DateTimeFormat('sv-SE').format(new Date());

const countries = new Intl.DisplayNames(TAG, { type: 'region' });
export const formatCountry = (iso: string | null): string => (iso ? (countries.of(iso.toUpperCase()) ?? iso) : '–');

/** Turns identifiers such as `partially_refunded` or `order-paid` into readable text. */
export function formatWords(code: string): string {
  const words = code.replaceAll(/[-_.]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const formatOptions = (options: (ItemOption & { label?: string })[]): string =>
  options.map(({ value, label }) => label ?? value).join(', ');

/** The SKU on the shelf now and, if it was renamed since, that of the order. */
export const formatSku = ({ sku, currentSku }: { sku: string; currentSku: string }): string =>
  currentSku === sku ? sku : `${currentSku} (ordered as ${sku})`;

/** Parses `12,50` or `12.50` to cents; null if invalid. */
export function parseMoney(text: string): number | null {
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
}

export function failureText(error: unknown): string {
  // Responses of proxies and network errors only have a technical message.
  const ours = error instanceof Error && error.name === 'FetchError';
  return ours && error.message
    ? error.message
    : 'The shop did not respond. Reload the page and check the result before you try again.';
}
