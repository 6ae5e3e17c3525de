import type { Knex } from 'knex';
import { type KeyedOrder, expectedEmail, ordersOfGuest } from '../../domain/lesson-buyer';
import { type Caller, ownsOrder } from '../../orders/records/order-access';
import { type OrderRow, readLessonRecipient } from '../../orders/records/order-rows';
import type { Db } from '../../platform/database/row-helpers';
import type { Viewer } from './active-grants';

/** Orders with grants whose key the caller sent. */
async function readKeyedOrders(db: Db, caller: Caller): Promise<KeyedOrder[]> {
  if (caller.access.size === 0) return [];
  const orders: OrderRow[] = await db('orders')
    .whereIn('slug', [...caller.access.keys()])
    .whereIn('id', db('grants').whereNotNull('order_id').select('order_id'))
    .select('id', 'slug', 'access_key_hash', 'user_id', 'email');
  return orders
    .filter((order) => ownsOrder(caller, order))
    .map(({ id, email, user_id: accountId }) => ({ id, email, accountId }));
}

/**
 * Whose purchases lower a price: those of the account that the order will belong to, as far as the caller may know them. A
 * customer counts with everything in their account. A guest counts with the orders of that same email address whose key
 * they sent; typing an email address shows and uses nothing (docs/decisions/0033). `email` is null before one is typed:
 * then the only email address among the orders of the browser is expected.
 */
export async function readBuyer(db: Db, caller: Caller, email: string | null): Promise<Viewer> {
  if (caller.userId !== null) return { userId: caller.userId, orderIds: [] };
  const keyed = await readKeyedOrders(db, caller);
  const expected = expectedEmail(keyed, email);
  if (expected === null || keyed.length === 0) return { userId: null, orderIds: [] };
  const account: { id: number } | undefined = await db('up_users').whereRaw('lower(email) = ?', [expected]).first('id');
  return { userId: null, orderIds: ordersOfGuest(keyed, expected, account?.id ?? null) };
}

/** Whose purchases an existing order is checked against: as `readBuyer`, for the account that it has. */
export async function readBuyerOfOrder(db: Db, caller: Caller, order: OrderRow): Promise<Viewer> {
  if (caller.userId !== null && caller.userId === order.user_id) return { userId: caller.userId, orderIds: [] };
  return { userId: null, orderIds: ordersOfGuest(await readKeyedOrders(db, caller), order.email, order.user_id) };
}

/** Rows of an account, for no other transaction to lock until this one ends. */
export const lockedAccount = (trx: Db, account: { id: number } | { email: string }): Knex.QueryBuilder => {
  const rows = trx('up_users').forNoKeyUpdate();
  return 'id' in account ? rows.where({ id: account.id }) : rows.whereRaw('lower(email) = ?', [account.email]);
};

/**
 * Locks an account for the rest of the transaction, so that its orders hold, use and release credit one after the other. In
 * a sequence that can not deadlock, it comes after the row of an order and before stock, codes and grants.
 */
export async function lockAccount(trx: Db, account: { id: number }): Promise<void> {
  await lockedAccount(trx, account).select('id');
}

/** As `lockAccount` for several, by id, so that two who give lessons to each other never wait for each other. */
export async function lockBoth(trx: Db, buyer: { id: number } | { email: string } | null, recipient: string) {
  await trx('up_users')
    .forNoKeyUpdate()
    .whereRaw('lower(email) = ?', [recipient])
    .modify((rows) => {
      if (buyer && 'id' in buyer) rows.orWhere({ id: buyer.id });
      if (buyer && 'email' in buyer) rows.orWhereRaw('lower(email) = ?', [buyer.email]);
    })
    .orderBy('id')
    .select('id');
}

/** Locks the account of an order and, of lessons as a gift, that of their recipient: it may be confirmed at this moment. */
export async function lockAccountsOf(
  trx: Db,
  { user_id: userId, ...order }: Pick<OrderRow, 'user_id' | 'lesson_recipient'>,
): Promise<void> {
  const buyer = userId === null ? null : { id: userId };
  const recipient = readLessonRecipient(order);
  if (recipient) return lockBoth(trx, buyer, recipient.email);
  if (buyer) await lockAccount(trx, buyer);
}
