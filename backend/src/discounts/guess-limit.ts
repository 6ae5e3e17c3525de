import { ShopError } from '../domain/shop-error';
import { WindowLimit, limitKey, readLimit } from '../http/window-limit';
import { MAX_CODES } from '../../contract/discounts';

const WINDOW_MS = 10 * 60_000;
/** Mobile networks put many families behind one address. */
const DEFAULT_LIMIT = 40;

let guesses: WindowLimit | null = null;

/** `DISCOUNT_LIMIT` unknown codes per address in ten minutes; 0 switches it off. */
function limit(): WindowLimit {
  guesses ??= new WindowLimit(readLimit(process.env.DISCOUNT_LIMIT, DEFAULT_LIMIT), WINDOW_MS);
  return guesses;
}

/** Gives back guesses that turned out to be codes the shop has. */
export const forgiveGuesses = (ip: string, count: number): Promise<void> => limit().giveBack(limitKey(ip), count);

/**
 * Counts codes before they are looked up, so that many requests at once don't get past the limit. False when the
 * address has used up its guesses: then nothing may be looked up.
 */
export async function takeGuesses(ip: string, count: number): Promise<boolean> {
  if (count === 0 || (await limit().take(limitKey(ip), count))) return true;
  await forgiveGuesses(ip, count);
  return false;
}

/** An order with codes counts as a guess whatever becomes of it: its success tells as much as its refusal. */
export async function limitOrderGuesses(ip: string, body: unknown): Promise<void> {
  const { codes } = ((body as { data?: unknown } | null | undefined)?.data ?? {}) as { codes?: unknown };
  if (Array.isArray(codes) && !(await takeGuesses(ip, Math.min(codes.length, MAX_CODES)))) {
    throw new ShopError('TooManyRequests', 'Too many discount codes from this address');
  }
}
