import { ShopError } from '../../domain/shop-error';
import { WindowLimit, limitKey } from '../../platform/http/rate-limit';
import { env } from '../../platform/env/env';
import { MAX_CODES } from '../../../contract/discounts';

const WINDOW_MS = 10 * 60_000;

let guesses: WindowLimit | null = null;

/** `DISCOUNT_LIMIT` unknown codes per IP address in ten minutes; 0 disables the limit. */
function limit(): WindowLimit {
  guesses ??= new WindowLimit('discount-codes', env().limits.discountCodes, WINDOW_MS);
  return guesses;
}

/** Reverts the count for guesses that turned out to be existing codes. */
export const uncountGuesses = (ip: string, count: number): Promise<void> => limit().giveBack(limitKey(ip), count);

/**
 * Counts codes before they are looked up, so that concurrent requests cannot exceed the limit. Returns false when the IP
 * address has used up its guesses; then nothing may be looked up.
 */
export async function countGuesses(ip: string, count: number): Promise<boolean> {
  if (count === 0 || (await limit().take(limitKey(ip), count))) return true;
  await uncountGuesses(ip, count);
  return false;
}

/** Every order with codes counts as guesses: its success reveals as much as its failure. */
export async function limitOrderGuesses(ip: string, body: unknown): Promise<void> {
  const { codes } = ((body as { data?: unknown } | null | undefined)?.data ?? {}) as { codes?: unknown };
  if (Array.isArray(codes) && !(await countGuesses(ip, Math.min(codes.length, MAX_CODES)))) {
    throw new ShopError('TooManyRequests', 'Too many discount codes from this IP address');
  }
}
