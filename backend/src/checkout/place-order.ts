import type { Core } from '@strapi/strapi';
import type { OrderRequest } from '../domain/order-request';
import { settleGrants } from '../academy/access/settle-grants';
import { reserveCodeUses } from '../orders/discounts/uses';
import { drawDocumentsOf } from '../accounting/invoices/issue-invoices';
import { ShopError } from '../domain/shop-error';
import { decideAccount } from './account-rule';
import type { Caller } from '../orders/records/caller';
import { checkOrder, orderCountry, refuseUnavailable } from './check-order';
import { openGuestAccount } from './guest-account';
import { insertOrder, numberOrder } from './insert-order';
import { type PricedCart, priceCart } from './quote';
import type { OrderRow } from '../orders/records/order-rows';
import { type ChangedSkus, takeStock } from '../catalog/stock/stock';
import { writeMovements } from '../catalog/stock/stock-movements';
import { transact } from '../platform/database/transact';
import { withdrawOrder } from './replace-order';
import { type Db, createStamps } from '../platform/database/rows';

export interface Placement {
  order: OrderRequest;
  caller: Caller;
  /** The client's idempotency key, and what it was sent with. */
  key: string | null;
  bodyHash: string;
}

export interface PlacedOrder {
  row: OrderRow;
  /** Canceled because this order replaces it. */
  withdrawnId: number | null;
  changed: ChangedSkus;
}

/** Somebody was faster between the look at the stock and the taking of it. */
class StockGone extends Error {}

/** The order of an earlier request with this key, or null when this request is the first and now owns the key. */
async function claimKey(trx: Db, key: string, bodyHash: string, now: Date): Promise<number | null> {
  const claimed = await trx('idempotency_keys')
    .insert({ ...createStamps(now), key, body_hash: bodyHash })
    .onConflict('key')
    .ignore()
    .returning('id');
  if (claimed.length > 0) return null;
  const row: { body_hash: string; order_id: number | null } | undefined = await trx('idempotency_keys')
    .where({ key })
    .first();
  if (!row || row.order_id === null || row.body_hash !== bodyHash) {
    throw new ShopError('IdempotencyConflict', 'This key was used for another request');
  }
  return row.order_id;
}

const priceOrder = (db: Db, { order, caller }: Placement, now: Date): Promise<PricedCart> =>
  priceCart(
    db,
    {
      cart: order.cart,
      locale: order.locale,
      caller,
      codes: order.codes,
      email: order.user.email,
      country: (physical) => orderCountry(order, physical),
    },
    now,
  );

/** Everything of an order that must happen together or not at all. Nothing in here leaves the database. */
async function placeInTransaction(trx: Db, placement: Placement): Promise<PlacedOrder> {
  const { order, caller, key, bodyHash } = placement;
  const now = new Date();
  const changed: ChangedSkus = new Set();
  if (key) {
    const earlier = await claimKey(trx, key, bodyHash, now);
    if (earlier !== null) {
      const row: OrderRow = await trx('orders').where({ id: earlier }).first();
      return { row, withdrawnId: null, changed };
    }
  }
  const withdrawnId = order.replaces ? await withdrawOrder(trx, order.replaces, caller, changed, now) : null;
  const priced = await priceOrder(trx, placement, now);
  checkOrder(order, priced);
  const known = await decideAccount(trx, order.user.email, caller, priced.settings.silentGuestAccounts);
  const pieces = order.cart.flatMap((item, index) => {
    const fact = priced.facts[index];
    return fact?.type === 'physical' ? [{ sku: fact.sku, quantity: item.quantity }] : [];
  });
  const account = known ?? (await openGuestAccount(trx, order, now));
  const written = await insertOrder(trx, order, priced, account, now);
  const { short, movements } = await takeStock(trx, pieces, changed, now);
  if (short.length > 0) throw new StockGone();
  // After the stock, as everywhere: two orders that want both never wait for each other.
  await reserveCodeUses(
    trx,
    { id: written.id, email: order.user.email, paid: priced.quote.total === 0 },
    priced.quote.codes,
    priced.discountCodes,
    now,
  );
  await writeMovements(trx, movements, { reason: 'ordered', orderId: written.id, actor: 'customer' }, now);
  const row = await numberOrder(trx, written, priced, now);
  // Paid by being placed: nothing else will settle it.
  if (priced.quote.total === 0) {
    await drawDocumentsOf(trx, row.id, now);
    await settleGrants(trx, row.id, now);
  }
  if (withdrawnId !== null) await trx('orders').where({ id: withdrawnId }).update({ replaced_by: row.slug });
  if (key) await trx('idempotency_keys').where({ key }).update({ order_id: row.id, updated_at: now });
  return { row, withdrawnId, changed };
}

export async function placeOrder(strapi: Core.Strapi, placement: Placement): Promise<PlacedOrder> {
  const db = strapi.db.connection;
  try {
    return await transact(db, (trx) => placeInTransaction(trx, placement));
  } catch (error) {
    if (!(error instanceof StockGone)) throw error;
    return refuseUnavailable(await priceOrder(db, placement, new Date()));
  }
}
