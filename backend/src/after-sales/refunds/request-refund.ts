import type { Core } from '@strapi/strapi';
import { hashBody } from '../../domain/body-hash';
import { computeRefund } from '../../domain/refund-amounts';
import { ShopError } from '../../domain/shop-error';
import type { OrderRow } from '../../orders/records/order-rows';
import { requireOrderById } from '../../orders/records/find-order';
import { type ChangedVariants, revalidateAvailability } from '../../catalog/stock/stock-reservations';
import { transact } from '../../platform/database/transact';
import { bookRefund } from '../../payments/settlement/book-refund';
import { lockRefundable } from './lock-refundable';
import type { RefundRow, RefundState } from '../../orders/records/refund-rows';
import { sendRefunds } from './send-refund';
import type { Db } from '../../platform/database/row-helpers';
import type { AuditActor } from '../../platform/admin/audit-actor';

export interface RefundRequest {
  orderId: number;
  /** Pieces to refund per line; their share of discounts is calculated here. */
  lines: { lineId: number; quantity: number }[];
  /** Also refund the outbound shipping cost. */
  shipping: boolean;
  /** Free amount in cents, instead of lines and shipping. */
  amount?: number;
  reason: string;
  /** Put the pieces back in stock. */
  restock: boolean;
  actor: AuditActor;
  /** Idempotency key. */
  key: string;
}

export interface RefundResult {
  id: number;
  /** Cents. */
  amount: number;
  state: RefundState;
}

/** Least advanced first: a refund in two parts is completed when both are. */
const ORDER: RefundState[] = ['failed', 'canceled', 'requested', 'sent', 'refunded'];

/** Combined result of all rows of a request. */
function toRefundResult(rows: RefundRow[]): RefundResult {
  const [first] = rows;
  if (!first) throw new Error('A refund has at least one row');
  const state = ORDER.find((candidate) => rows.some((row) => row.state === candidate)) ?? first.state;
  return { id: first.id, amount: rows.reduce((sum, row) => sum + row.amount, 0), state };
}

/** Locks the order, so that concurrent refunds are computed one after the other. */
export async function lockOrder(trx: Db, orderId: number, now: Date): Promise<OrderRow> {
  await trx('orders').where({ id: orderId }).update({ updated_at: now });
  return requireOrderById(trx, orderId);
}

/**
 * Rows booked for a key before, so that a repeated request returns the same result; empty for a new key. Throws
 * `IdempotencyConflict` when the key was used for a different request.
 */
export async function findBookedRefund(db: Db, key: string, requestHash: string): Promise<RefundRow[]> {
  const [first]: RefundRow[] = await db('refunds').where({ key });
  if (!first) return [];
  if (first.request_hash !== requestHash)
    throw new ShopError('IdempotencyConflict', 'This key was used for another refund');
  const others: RefundRow[] = await db('refunds').where('key', 'like', `${first.document_id}#%`).orderBy('id');
  return [first, ...others];
}

const readRefunds = (db: Db, rows: { id: number }[]): Promise<RefundRow[]> =>
  db('refunds')
    .whereIn(
      'id',
      rows.map(({ id }) => id),
    )
    .orderBy('id');

/** What a transaction has booked: rows of refunds to send, and SKUs whose stock changed. */
export interface Booked {
  rows: RefundRow[];
  changed: ChangedVariants;
}

/** Books `requestRefund` within the caller's transaction. A repeated key returns the rows booked before. */
export async function bookRequestedRefund(trx: Db, request: RefundRequest, now: Date): Promise<Booked> {
  const { orderId, lines, shipping, amount, reason, restock, actor, key } = request;
  const requestHash = hashBody({ orderId, lines, shipping, amount, restock });
  const changed: ChangedVariants = new Set();
  const order = await lockOrder(trx, orderId, now);
  const earlier = await findBookedRefund(trx, key, requestHash);
  if (earlier.length > 0) return { rows: earlier, changed };
  const refundable = await lockRefundable(trx, order);
  const refund = computeRefund(refundable, { lines, shipping, amount });
  // Whoever has the card could still spend it.
  if (amount !== undefined && amount > refundable.left - refundable.onCards)
    throw new ShopError('NotRefundable', 'Refund a gift card by its line, which closes it', { left: refundable.left });
  if (refund.amount === 0) throw new ShopError('NotRefundable', 'There is nothing to refund');
  const booking = { order, refundable, refund, reason, restock, actor, key, requestHash };
  return { rows: await bookRefund(trx, booking, changed, now), changed };
}

/** Refunds whose key is `key` or continues it after a colon, oldest first. */
export const findRefundsOf = (db: Db, key: string): Promise<RefundRow[]> =>
  db('refunds')
    .where((named) => named.where({ key }).orWhere('key', 'like', `${key}:%`))
    .orderBy('id');

/** Sends what was booked once its transaction is committed. Null when no refund was booked. */
export async function completeBooking(strapi: Core.Strapi, { rows, changed }: Booked): Promise<RefundResult | null> {
  await revalidateAvailability(strapi, changed);
  await sendRefunds(strapi, rows);
  return rows.length > 0 ? toRefundResult(await readRefunds(strapi.db.connection, rows)) : null;
}

/**
 * Refunds money through the provider: by line with its share of discounts, shipping, or a free amount. The refund is stored
 * first and then sent; if the provider is down, the result is `requested` and the sweep continues. Idempotent by key.
 * Throws `NotRefundable` when more is requested than is left, `IdempotencyConflict` when the key was used for a different
 * refund.
 */
export async function requestRefund(strapi: Core.Strapi, request: RefundRequest): Promise<RefundResult | null> {
  const booked = await transact(strapi.db.connection, (trx) => bookRequestedRefund(trx, request, new Date()));
  return completeBooking(strapi, booked);
}
