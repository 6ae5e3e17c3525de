import { ShopError } from '../../domain/shop-error';
import { WindowLimit, limitKey, readLimit } from '../../platform/http/rate-limit';

const WINDOW_MS = 60_000;
/** Somebody who types asks about twice a second; mobile networks put many families behind one address. */
const DEFAULT_LIMIT = 240;

let searches: WindowLimit | null = null;

/** `SEARCH_LIMIT` searches per address in a minute; 0 switches it off. */
export function limitSearches(ip: string): void {
  searches ??= new WindowLimit(readLimit(process.env.SEARCH_LIMIT, DEFAULT_LIMIT), WINDOW_MS);
  const key = limitKey(ip);
  if (searches.take(key)) return;
  const retryAfter = searches.waitSeconds(key);
  throw new ShopError('TooManyRequests', 'Too many searches from this address', { retryAfter });
}
