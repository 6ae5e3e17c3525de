import { NOT_WATCHED, type WatchState } from '../../domain/watch-progress';
import type { OrderRow } from '../../orders/records/order-rows';
import type { Viewer } from '../access/active-grants';
import { type Db, parseStoredJson, toDate } from '../../platform/database/row-helpers';

export interface ProgressRow {
  id: number;
  /** `user:{id}`, or `order:{id}` for guests with the order's access key. */
  viewer: string;
  /** Document id. */
  lesson: string;
  position: number | string;
  furthest: number | string;
  ranges: unknown;
  watched: number;
  completed_at: OrderRow['placed_at'];
  client_at: OrderRow['placed_at'];
}

export const userKey = (userId: number): string => `user:${userId}`;
export const orderKey = (orderId: number): string => `order:${orderId}`;

/**
 * All keys of the viewer's rows. Guest progress is stored with the order, so it belongs to an account as soon as the order
 * does.
 */
export async function viewerKeys(db: Db, { userId, orderIds }: Viewer): Promise<string[]> {
  const own: { id: number }[] = userId === null ? [] : await db('orders').where({ user_id: userId }).select('id');
  const orders = new Set([...orderIds, ...own.map(({ id }) => id)]);
  return [...(userId === null ? [] : [userKey(userId)]), ...[...orders].map(orderKey)];
}

export const toState = (row: ProgressRow): WatchState => ({
  position: Number(row.position),
  furthest: Number(row.furthest),
  ranges: parseStoredJson<WatchState['ranges']>(row.ranges) ?? NOT_WATCHED.ranges,
  watched: row.watched,
  completedAt: toDate(row.completed_at),
  reportedAt: toDate(row.client_at),
});
