import { claimGiftedGrants } from '../academy/access/account-grants';
import type { OrderRow } from '../orders/records/order-rows';
import type { Db } from '../platform/database/row-helpers';

/** Orders whose access key the browser holds, see `readHeldOrders`. */
export type HeldOrders = readonly OrderRow[];

const slugsOf = (held: HeldOrders): string[] => held.map(({ slug }) => slug);

/**
 * Assigns guest orders and gifts of this email address to the account, except orders of a deleted account. Anybody can order
 * with any email address, so an order comes along once it was paid for, or if the browser that ordered it is asking.
 */
export async function attachOrders(trx: Db, userId: number, email: string, held: HeldOrders): Promise<void> {
  await trx('orders')
    .where({ email })
    .whereNull('user_id')
    .andWhereNot({ account_state: 'deleted' })
    .andWhere((proven) => proven.whereNotNull('paid_at').orWhereIn('slug', slugsOf(held)))
    .update({ user_id: userId, account_state: 'existing' });
  await claimGiftedGrants(trx, userId, email);
}

/** Takes the orders of an account back that nobody proved: unpaid, and of a browser other than the asking one. */
export async function detachUnprovenOrders(trx: Db, userId: number, held: HeldOrders): Promise<void> {
  await trx('orders')
    .where({ user_id: userId })
    .whereNull('paid_at')
    .whereNotIn('slug', slugsOf(held))
    .update({ user_id: null });
}

/** Assigns a guest's order to the confirmed account of its email address when it is paid, see `attachOrders`. */
export async function attachPaidOrder(trx: Db, orderId: number): Promise<void> {
  const owner = trx('up_users')
    .select('id')
    .whereRaw('lower(up_users.email) = orders.email')
    .andWhere({ confirmed: true })
    .limit(1);
  await trx('orders')
    .where({ id: orderId })
    .whereNull('user_id')
    .andWhereNot({ account_state: 'deleted' })
    .whereNotNull('paid_at')
    .update({ user_id: owner });
}

/** Whether the browser placed the order that created this account, and so filled in its name and address. */
export const createdAccount = (held: HeldOrders, userId: number): boolean =>
  held.some((order) => order.user_id === userId && order.account_state === 'created');
