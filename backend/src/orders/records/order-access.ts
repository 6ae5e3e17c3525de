import type { OrderRow } from './order-rows';
import { matchesAccessKey } from '../../domain/order-access-key';
import type { Db } from '../../platform/database/row-helpers';

/** Identity of a request with regard to orders. */
export interface Caller {
  /** The signed-in customer. */
  userId: number | null;
  /** Access keys held by this browser, by order slug. */
  access: Map<string, string>;
}

/** Whether the caller has full access to an order. */
export function ownsOrder(caller: Caller, order: Pick<OrderRow, 'slug' | 'access_key_hash' | 'user_id'>): boolean {
  if (caller.userId !== null && order.user_id === caller.userId) return true;
  const key = caller.access.get(order.slug);
  return key !== undefined && matchesAccessKey(key, order.access_key_hash);
}

/** The orders that this browser holds the access key of. */
export async function readHeldOrders(db: Db, access: Caller['access']): Promise<OrderRow[]> {
  if (access.size === 0) return [];
  const orders: OrderRow[] = await db('orders').whereIn('slug', [...access.keys()]);
  return orders.filter((order) => ownsOrder({ userId: null, access }, order));
}
