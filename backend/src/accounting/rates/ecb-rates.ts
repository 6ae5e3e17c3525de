import { BASE_CURRENCY, isCurrency } from '../../../contract/money';
import { findRateError } from '../../domain/price-list';
import type { PublishedRate, RateSource } from './rate-source';

const MAX_BYTES = 50_000;
const TIMEOUT_MS = 10_000;

/**
 * Rates in the European Central Bank's daily file. Only of currencies that the shop knows, and only those that can be true:
 * a rate of 0 or one far from any that there was is not stored.
 */
export function parseEcbRates(xml: string): PublishedRate[] {
  const day = /<Cube time=['"](\d{4}-\d{2}-\d{2})['"]/.exec(xml)?.[1];
  if (day === undefined || Number.isNaN(Date.parse(day))) throw new Error('The file of rates has no day');
  return [...xml.matchAll(/<Cube currency=['"]([A-Z]{3})['"] rate=['"]([\d.]+)['"]/g)].flatMap(([, currency, text]) =>
    isCurrency(currency) && currency !== BASE_CURRENCY && findRateError(currency, text) === null
      ? [{ currency, day, rate: Number(text) }]
      : [],
  );
}

/** The reference rates that the European Central Bank publishes on working days at about 16:00. */
export const ecbRates = (url: string): RateSource => ({
  async latest() {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`The bank answered ${response.status}`);
    const text = await response.text();
    if (text.length > MAX_BYTES) throw new Error('The bank sent too much');
    return parseEcbRates(text);
  },
});
