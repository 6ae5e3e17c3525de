import { ShopError } from '../../domain/shop-error';
import { WindowLimit, limitKey } from '../../platform/http/rate-limit';

const WINDOW_MS = 10 * 60_000;
/** A family opens the page a few times; a code has 80 random bits. */
const GUESSES = 40;
const REDEMPTIONS = 10;

const guesses = new WindowLimit('parcel-card-guesses', GUESSES, WINDOW_MS);
const redemptions = new WindowLimit('parcel-card-redemptions', REDEMPTIONS, WINDOW_MS);

async function take(limit: WindowLimit, key: string): Promise<void> {
  if (await limit.take(key)) return;
  throw new ShopError('TooManyRequests', 'Too many codes in a short time', {
    retryAfter: await limit.waitSeconds(key),
  });
}

/** Codes that are looked up or redeemed from an IP address in ten minutes. */
export const limitGuesses = (ip: string): Promise<void> => take(guesses, limitKey(ip));

/** Codes that an account tries to redeem in ten minutes, from wherever. */
export const limitRedemptions = (userId: number): Promise<void> => take(redemptions, `user ${userId}`);
