import { ShopError } from '../../domain/shop-error';
import { WindowLimit } from '../../platform/http/rate-limit';

const HOUR_MS = 60 * 60_000;
/** Limits repeated submissions, because re-encoding pictures is expensive. */
const WRITES_PER_HOUR = 20;

const writes = new WindowLimit('reviews', WRITES_PER_HOUR, HOUR_MS);

/** Per link, independent of the IP address. */
export async function limitWrites(key: string): Promise<void> {
  if (!(await writes.take(key))) throw new ShopError('TooManyRequests', 'This link was used too often');
}
