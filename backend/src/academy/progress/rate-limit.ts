import { ShopError } from '../../domain/shop-error';
import { WindowLimit, limitKey, readLimit } from '../../platform/http/rate-limit';
import type { Viewer } from '../access/active-grants';
import { orderKey, userKey } from './progress-rows';

/** A player reports four times a minute, a family has some devices. `PROGRESS_LIMIT` per minute; 0 switches it off. */
const reports = new WindowLimit(readLimit(process.env.PROGRESS_LIMIT, 60), 60_000);

export function limitReports({ userId, orderIds: [orderId] }: Viewer, ip: string): void {
  const guest = orderId === undefined ? limitKey(ip) : orderKey(orderId);
  if (!reports.take(userId === null ? guest : userKey(userId)))
    throw new ShopError('TooManyRequests', 'Too many reports');
}
