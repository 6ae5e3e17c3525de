import type { Core } from '@strapi/strapi';
import type { OrderRequest } from '../domain/order-request';
import { syncGrants } from '../academy/access/sync-grants';
import { reserveCodeUses } from '../orders/discounts/code-uses';
import { issueInvoicesOfOrder } from '../accounting/invoices/issue-invoices';
import { ShopError } from '../domain/shop-error';
import { resolveOrderAccount } from './resolve-order-account';
import type { Caller } from '../orders/records/order-access';
import { validateOrder, orderCountry, throwUnavailable } from './validate-order';
import { createGuestAccount } from './create-guest-account';
import { insertOrder, assignOrderNumber } from './insert-order';
import { type PricedCart, priceCart } from './price-cart';
import type { OrderRow } from '../orders/records/order-rows';
import { requireOrderById } from '../orders/records/find-order';
import { type ChangedSkus, reserveStock } from '../catalog/stock/stock-reservations';
import { writeMovements } from '../catalog/stock/stock-movements';
import { transact } from '../platform/database/transact';
import { cancelReplacedOrder } from './cancel-replaced-order';
import { type Db, createStamps } from '../platform/database/row-helpers';

export interface Placement {
  order: OrderRequest;
  caller: Caller;
  /** The client's idempotency key, and the hash of the request it was sent with. */
  key: string | null;
  bodyHash: string;
}

export interface PlacedOrder {
  row: OrderRow;
  /** Id of the order that this one replaced, if any. */
  replacedId: number | null;
  changed: ChangedSkus;
}

/** A concurrent order took the stock after it was checked. */
class StockTakenError extends Error {}

/** Reserves the idempotency key. Returns the order of an earlier request with the same key, or null for a new request. */
async function reserveIdempotencyKey(trx: Db, key: string, bodyHash: string, now: Date): Promise<number | null> {
  const inserted = await trx('idempotency_keys')
    .insert({ ...createStamps(now), key, body_hash: bodyHash })
    .onConflict('key')
    .ignore()
    .returning('id');
  if (inserted.length > 0) return null;
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

/** Everything that must succeed or fail together; only uses the database. */
async function placeInTransaction(trx: Db, placement: Placement): Promise<PlacedOrder> {
  const { order, caller, key, bodyHash } = placement;
  const now = new Date();
  const changed: ChangedSkus = new Set();
  if (key) {
    const earlier = await reserveIdempotencyKey(trx, key, bodyHash, now);
    if (earlier !== null) {
      const row = await requireOrderById(trx, earlier);
      return { row, replacedId: null, changed };
    }
  }
  const withdrawnId = order.replaces ? await cancelReplacedOrder(trx, order.replaces, caller, changed, now) : null;
  const priced = await priceOrder(trx, placement, now);
  validateOrder(order, priced);
  const known = await resolveOrderAccount(trx, order.user.email, caller, priced.settings.silentGuestAccounts);
  const pieces = order.cart.flatMap((item, index) => {
    const variant = priced.variants[index];
    return variant?.type === 'physical' ? [{ sku: variant.sku, quantity: item.quantity }] : [];
  });
  const account = known ?? (await createGuestAccount(trx, order, now));
  const written = await insertOrder(trx, order, priced, account, now);
  const { short, movements } = await reserveStock(trx, pieces, changed, now);
  if (short.length > 0) throw new StockTakenError();
  // After the stock, in the same sequence as everywhere else, so that concurrent orders can not deadlock.
  await reserveCodeUses(
    trx,
    { id: written.id, email: order.user.email, paid: priced.quote.total === 0 },
    priced.quote.codes,
    priced.discountCodes,
    now,
  );
  await writeMovements(trx, movements, { reason: 'ordered', orderId: written.id, actor: 'customer' }, now);
  const row = await assignOrderNumber(trx, written, priced, now);
  // A free order is paid immediately; no payment will settle it.
  if (priced.quote.total === 0) {
    await issueInvoicesOfOrder(trx, row.id, now);
    await syncGrants(trx, row.id, now);
  }
  if (withdrawnId !== null) await trx('orders').where({ id: withdrawnId }).update({ replaced_by: row.slug });
  if (key) await trx('idempotency_keys').where({ key }).update({ order_id: row.id, updated_at: now });
  return { row, replacedId: withdrawnId, changed };
}

export async function placeOrder(strapi: Core.Strapi, placement: Placement): Promise<PlacedOrder> {
  const db = strapi.db.connection;
  try {
    return await transact(db, (trx) => placeInTransaction(trx, placement));
  } catch (error) {
    if (!(error instanceof StockTakenError)) throw error;
    return throwUnavailable(await priceOrder(db, placement, new Date()));
  }
}
