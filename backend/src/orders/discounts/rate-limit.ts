import { ShopError } from '../../domain/shop-error';
import { WindowLimit, limitKey } from '../../platform/http/rate-limit';
import { env } from '../../platform/env/env';
import { MAX_CODES } from '../../../contract/discounts';

const WINDOW_MS = 10 * 60_000;

let guesses: WindowLimit | null = null;

/** `DISCOUNT_LIMIT` unknown codes per address in ten minutes; 0 switches it off. */
function limit(): WindowLimit {
  guesses ??= new WindowLimit(env().limits.discountCodes, WINDOW_MS);
  return guesses;
}

/** Gives back guesses that turned out to be codes the shop has. */
export function forgiveGuesses(ip: string, count: number): void {
  for (let index = 0; index < count; index += 1) limit().giveBack(limitKey(ip));
}

/**
 * Counts codes before they are looked up, so that many requests at once don't get past the limit. False when the
 * address has used up its guesses: then nothing may be looked up.
 */
export function takeGuesses(ip: string, count: number): boolean {
  for (let taken = 1; taken <= count; taken += 1) {
    if (limit().take(limitKey(ip))) continue;
    forgiveGuesses(ip, taken);
    return false;
  }
  return true;
}

/** An order with codes counts as a guess whatever becomes of it: its success tells as much as its refusal. */
export function limitOrderGuesses(ip: string, body: unknown): void {
  const { codes } = ((body as { data?: unknown } | null | undefined)?.data ?? {}) as { codes?: unknown };
  if (Array.isArray(codes) && !takeGuesses(ip, Math.min(codes.length, MAX_CODES))) {
    throw new ShopError('TooManyRequests', 'Too many discount codes from this address');
  }
}
