import { ShopError } from '../../domain/shop-error';
import { WindowLimit, limitKey } from '../../platform/http/rate-limit';
import { env } from '../../platform/env/env';

const WINDOW_MS = 60_000;

let searches: WindowLimit | null = null;

/** `SEARCH_LIMIT` searches per IP address and minute; 0 disables it. */
export async function limitSearches(ip: string): Promise<void> {
  searches ??= new WindowLimit('searches', env().limits.searches, WINDOW_MS);
  const key = limitKey(ip);
  if (await searches.take(key)) return;
  const retryAfter = await searches.waitSeconds(key);
  throw new ShopError('TooManyRequests', 'Too many searches from this address', { retryAfter });
}
