import type { Core } from '@strapi/strapi';
import type { OrderRequest } from '../domain/order-request';
import { lockAccount } from '../academy/access/buyer';
import { holdCredit, releaseCredit } from '../academy/access/credit-holds';
import { syncGrants } from '../academy/access/sync-grants';
import { lockCodes, reserveCodeUses } from '../orders/discounts/code-uses';
import { issueInvoicesOfOrder } from '../accounting/invoices/issue-invoices';
import { ShopError } from '../domain/shop-error';
import { resolveOrderAccount } from './resolve-order-account';
import type { Caller } from '../orders/records/order-access';
import { validateOrder, orderCountry, throwUnavailable } from './validate-order';
import { createGuestAccount } from './create-guest-account';
import { insertOrder, assignOrderNumber } from './insert-order';
import { type PricedCart, priceCart } from './price-cart';
import type { OrderRow } from '../orders/records/order-rows';
import { readOrderLines, requireOrderById } from '../orders/records/find-order';
import { type ChangedVariants, lockStock, reserveStock } from '../catalog/stock/stock-reservations';
import { writeMovements } from '../catalog/stock/stock-movements';
import { transact } from '../platform/database/transact';
import {
  type ReplacedOrder,
  cancelReplacedOrder,
  releaseReplacedCodes,
  releaseReplacedStock,
  replacement,
} from './replaced-order';
import { hashNetwork, limitUnpaidPieces } from './unpaid-pieces';
import { type Db, type StoredDate, createStamps, toDate } from '../platform/database/row-helpers';

export interface Placement {
  order: OrderRequest;
  caller: Caller;
  /** The client's idempotency key, and the hash of the request it was sent with. */
  key: string | null;
  bodyHash: string;
  /** Where the order comes from. */
  ipAddress: string;
}

export interface PlacedOrder {
  row: OrderRow;
  /** Id of the order that this one replaced, if any. */
  replacedId: number | null;
  /** When the first request with this idempotency key was made; null for a new order. */
  placedBefore: Date | null;
  changed: ChangedVariants;
}

/** A concurrent order took the stock after it was checked. */
class StockTakenError extends Error {
  constructor(readonly replaced: ReplacedOrder | null) {
    super('Another order took the stock');
  }
}

/** Has the error code of a serialization failure, so that `transact` prices the order once more. */
class CreditTakenError extends Error {
  readonly code = '40001';
}

interface EarlierRequest {
  orderId: number;
  at: Date | null;
}

/** Reserves the idempotency key. Returns the earlier request with the same key, or null for a new one. */
async function reserveIdempotencyKey(
  trx: Db,
  key: string,
  bodyHash: string,
  now: Date,
): Promise<EarlierRequest | null> {
  const inserted = await trx('idempotency_keys')
    .insert({ ...createStamps(now), key, body_hash: bodyHash })
    .onConflict('key')
    .ignore()
    .returning('id');
  if (inserted.length > 0) return null;
  const row: { body_hash: string; order_id: number | null; created_at: StoredDate } | undefined = await trx(
    'idempotency_keys',
  )
    .where({ key })
    .first();
  if (!row || row.order_id === null || row.body_hash !== bodyHash) {
    throw new ShopError('IdempotencyConflict', 'This key was used for another request');
  }
  return { orderId: row.order_id, at: toDate(row.created_at) };
}

/** Holds the credit that lowered the prices. The account is locked, so only an operator can have ended a grant meanwhile. */
async function holdOrderCredit(trx: Db, orderId: number, { academy }: PricedCart, now: Date): Promise<void> {
  if (academy.every((price) => price === null || price.creditedFrom.length === 0)) return;
  if ((await holdCredit(trx, await readOrderLines(trx, orderId), now)) === 'gone') throw new CreditTakenError();
}

const priceOrder = (
  db: Db,
  { order, caller }: Placement,
  replaced: ReplacedOrder | null,
  now: Date,
): Promise<PricedCart> =>
  priceCart(
    db,
    {
      cart: order.cart,
      locale: order.locale,
      caller,
      buyerEmail: order.user.email,
      codes: order.codes,
      email: order.user.email,
      country: (physical) => orderCountry(order, physical),
      replaces: replacement(replaced),
    },
    now,
  );

/** Discount codes that the order uses. */
const appliedCodeIds = ({ quote, discountCodes }: PricedCart): number[] =>
  quote.codes.flatMap(({ code, state }) => (state === 'applied' ? (discountCodes.get(code)?.id ?? []) : []));

/** Everything that must succeed or fail together; only uses the database. Shared rows are locked in the order of `lockStock`. */
async function placeInTransaction(trx: Db, placement: Placement): Promise<PlacedOrder> {
  const { order, caller, key, bodyHash } = placement;
  const now = new Date();
  const changed: ChangedVariants = new Set();
  if (key) {
    const earlier = await reserveIdempotencyKey(trx, key, bodyHash, now);
    if (earlier !== null) {
      const row = await requireOrderById(trx, earlier.orderId);
      return { row, replacedId: null, placedBefore: earlier.at ?? now, changed };
    }
  }
  const replaced = order.replaces ? await cancelReplacedOrder(trx, order.replaces, caller, now) : null;
  await lockAccount(trx, caller.userId === null ? { email: order.user.email } : { id: caller.userId });
  const priced = await priceOrder(trx, placement, replaced, now);
  validateOrder(order, priced);
  const known = await resolveOrderAccount(trx, order.user.email, caller, priced.settings.silentGuestAccounts);
  const pieces = order.cart.flatMap((item, index) => {
    const variant = priced.variants[index];
    return variant?.type === 'physical' ? [{ variantId: variant.variantId, quantity: item.quantity }] : [];
  });
  const account = known ?? (await createGuestAccount(trx, order, now));
  const networkHash = hashNetwork(placement.ipAddress);
  const written = await insertOrder(trx, order, priced, { account, networkHash }, now);
  if (replaced) {
    await lockStock(trx, [...replaced.held.keys(), ...pieces.map(({ variantId }) => variantId)]);
    await releaseReplacedStock(trx, replaced, changed, now);
  }
  const { short, movements } = await reserveStock(trx, pieces, changed, now);
  if (short.length > 0) throw new StockTakenError(replaced);
  if (replaced) {
    await lockCodes(trx, replaced.order.id, appliedCodeIds(priced));
    await releaseReplacedCodes(trx, replaced, now);
  }
  await reserveCodeUses(
    trx,
    { id: written.id, email: order.user.email, paid: priced.quote.total === 0 },
    priced.quote.codes,
    priced.discountCodes,
    now,
  );
  if (replaced) await releaseCredit(trx, replaced.lines, now);
  await holdOrderCredit(trx, written.id, priced, now);
  await writeMovements(trx, movements, { reason: 'ordered', orderId: written.id, actor: 'customer' }, now);
  const row = await assignOrderNumber(trx, written, priced, now);
  if (pieces.length > 0 && priced.quote.total > 0) {
    const isKnownCustomer = account.state !== 'created';
    const days = await limitUnpaidPieces(trx, { order: row, pieces, networkHash, isKnownCustomer }, priced.settings);
    if (days !== null) await trx('orders').where({ id: row.id }).update({ transfer_days: days });
  }
  // A free order is paid immediately; no payment will settle it.
  if (priced.quote.total === 0) {
    await issueInvoicesOfOrder(trx, row.id, now);
    await syncGrants(trx, row.id, now);
  }
  if (replaced) await trx('orders').where({ id: replaced.order.id }).update({ replaced_by: row.slug });
  if (key) await trx('idempotency_keys').where({ key }).update({ order_id: row.id, updated_at: now });
  return { row, replacedId: replaced?.order.id ?? null, placedBefore: null, changed };
}

export async function placeOrder(strapi: Core.Strapi, placement: Placement): Promise<PlacedOrder> {
  const db = strapi.db.connection;
  try {
    return await transact(db, (trx) => placeInTransaction(trx, placement));
  } catch (error) {
    if (!(error instanceof StockTakenError)) throw error;
    return throwUnavailable(await priceOrder(db, placement, error.replaced, new Date()));
  }
}
