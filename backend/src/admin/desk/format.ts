import type { ItemOption } from '../../../contract/products';
import type { Translator } from '../../platform/admin-texts/translator';

/** Today as `YYYY-MM-DD` in the browser's time zone. */
export const todayInput = (): string => new Intl.DateTimeFormat('sv-SE').format(new Date());

export const formatOptions = (options: (ItemOption & { label?: string })[]): string =>
  options.map(({ value, label }) => label ?? value).join(', ');

/** The SKU on the shelf now and, if it was renamed since, that of the order. */
export const skuText = ({ sku, currentSku }: { sku: string; currentSku: string }, t: Translator): string =>
  currentSku === sku ? sku : t('common.orderedAs', { now: currentSku, before: sku });

/** Parses `12,50` or `12.50` to cents; null if invalid. */
export function parseMoney(text: string): number | null {
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
}

export function failureText(error: unknown, t: Translator): string {
  // Responses of proxies and network errors only have a technical message.
  const ours = error instanceof Error && error.name === 'FetchError';
  return ours && error.message ? error.message : t('common.noAnswer');
}
