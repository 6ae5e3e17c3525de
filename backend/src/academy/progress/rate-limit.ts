import { ShopError } from '../../domain/shop-error';
import { WindowLimit, limitKey } from '../../platform/http/rate-limit';
import type { Viewer } from '../access/active-grants';
import { orderKey, userKey } from './progress-rows';
import { env } from '../../platform/env/env';

/** Players report four times a minute, on several devices. Set by `PROGRESS_LIMIT` per minute; 0 disables it. */
let reports: WindowLimit | null = null;

export async function limitReports({ userId, orderIds: [orderId] }: Viewer, ip: string): Promise<void> {
  const guest = orderId === undefined ? limitKey(ip) : orderKey(orderId);
  reports ??= new WindowLimit('progress', env().limits.progressReports, 60_000);
  if (!(await reports.take(userId === null ? guest : userKey(userId))))
    throw new ShopError('TooManyRequests', 'Too many reports');
}
