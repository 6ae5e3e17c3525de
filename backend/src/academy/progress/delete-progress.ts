import { orderKey, userKey } from './progress-rows';
import type { Db } from '../../platform/database/row-helpers';

/** Deletes the watch progress of an account and its guest orders. Only account deletion removes progress. */
export async function deleteProgress(trx: Db, userId: number): Promise<void> {
  const orders: { id: number }[] = await trx('orders').where({ user_id: userId }).select('id');
  await trx('watch_progress')
    .whereIn('viewer', [userKey(userId), ...orders.map(({ id }) => orderKey(id))])
    .delete();
}
