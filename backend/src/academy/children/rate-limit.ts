import { ShopError } from '../../domain/shop-error';
import { env } from '../../platform/env/env';
import { WindowLimit } from '../../platform/http/rate-limit';

/** As many changes per account and minute as reports of a player (`PROGRESS_LIMIT`; 0 disables it), counted apart from them. */
let changes: WindowLimit | null = null;

export async function limitChanges(userId: number): Promise<void> {
  changes ??= new WindowLimit('children', env().limits.progressReports, 60_000);
  if (!(await changes.take(String(userId)))) throw new ShopError('TooManyRequests', 'Too many changes');
}
