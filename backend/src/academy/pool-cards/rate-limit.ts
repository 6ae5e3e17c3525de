import { ShopError } from '../../domain/shop-error';
import { WindowLimit, limitKey } from '../../platform/http/rate-limit';
import type { Viewer } from '../access/active-grants';

const WINDOW_MS = 10 * 60_000;
/** A family prints a level or two; rendering takes CPU. */
const PRINTS = 40;

const prints = new WindowLimit('pool-cards', PRINTS, WINDOW_MS);

/** Files per account, or per IP address of guests, in ten minutes. */
export async function limitPrints({ userId }: Viewer, ip: string): Promise<void> {
  const key = userId === null ? limitKey(ip) : `user ${userId}`;
  if (await prints.take(key)) return;
  throw new ShopError('TooManyRequests', 'Too many cards in a short time', {
    retryAfter: await prints.waitSeconds(key),
  });
}
