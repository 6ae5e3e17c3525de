import type { Core } from '@strapi/strapi';
import { hashBody } from '../../domain/body-hash';
import { missingPieces } from '../../domain/awaited-return';
import { canBeReturned } from '../../domain/fulfilment';
import { computeRefund } from '../../domain/refund-amounts';
import { ShopError } from '../../domain/shop-error';
import { addEvent } from '../../orders/records/order-events';
import type { LineRow, OrderRow } from '../../orders/records/order-rows';
import type { ChangedVariants } from '../../catalog/stock/stock-reservations';
import { transact } from '../../platform/database/transact';
import { bookRefund } from '../../payments/settlement/book-refund';
import { lockRefundable } from './lock-refundable';
import { parseReturn, readOpenReturns } from '../../orders/records/return-rows';
import { type Booked, type RefundResult, completeBooking, findBookedRefund, lockOrder } from './request-refund';
import type { Db } from '../../platform/database/row-helpers';
import type { AuditActor } from '../../platform/admin/audit-actor';

export interface Return {
  orderId: number;
  /** Returned pieces. */
  lines: { lineId: number; quantity: number }[];
  /** Also refund the outbound shipping cost, as required after a withdrawal from the whole contract. */
  shipping: boolean;
  reason: string;
  /** The pieces can be sold as new and go back in stock. */
  restock: boolean;
  actor: AuditActor;
  /** Idempotency key. */
  key: string;
}

/** Sets the order to `returned` once all physical pieces were returned or refunded and no parcel is awaited. */
export async function markReturned(trx: Db, order: OrderRow, actor: AuditActor, now: Date): Promise<void> {
  const lines: LineRow[] = await trx('order_lines').where({ order_id: order.id, product_type: 'physical' });
  const isBack = lines.every((line) => (line.refunded_quantity ?? 0) >= line.quantity);
  if (!isBack || !canBeReturned(order.fulfilment) || (await readOpenReturns(trx, order.id)).length > 0) return;
  await trx('orders').where({ id: order.id }).update({ fulfilment: 'returned' });
  await addEvent(trx, order.id, 'delivery', { from: order.fulfilment, to: 'returned' }, now, actor);
}

/** Pieces of a parcel that is awaited are booked with it, or they would be refunded again when it comes. */
async function rejectAwaitedLines(trx: Db, orderId: number, lines: Return['lines']): Promise<void> {
  const awaited = (await readOpenReturns(trx, orderId)).flatMap((row) => missingPieces(parseReturn(row)));
  if (awaited.some(({ lineId }) => lines.some((line) => line.lineId === lineId)))
    throw new ShopError('NotReturnable', 'These pieces are awaited: book the parcel that arrived');
}

/** Books `returnOrder` within the caller's transaction. A repeated key returns the rows booked before. */
async function bookReturn(trx: Db, given: Return, now: Date): Promise<Booked> {
  const { orderId, lines, shipping, reason, restock, actor, key } = given;
  const requestHash = hashBody({ return: { orderId, lines, shipping, restock } });
  const changed: ChangedVariants = new Set();
  const order = await lockOrder(trx, orderId, now);
  const earlier = await findBookedRefund(trx, key, requestHash);
  if (earlier.length > 0) return { rows: earlier, changed };
  if (!canBeReturned(order.fulfilment))
    throw new ShopError('NotReturnable', 'Only shipped pieces can be returned', { fulfilment: order.fulfilment });
  if (lines.length === 0) throw new ShopError('NotReturnable', 'Choose the returned pieces');
  await rejectAwaitedLines(trx, orderId, lines);
  const refundable = await lockRefundable(trx, order);
  const refund = computeRefund(refundable, { lines, shipping });
  const booking = { order, refundable, refund, reason, restock, actor, key, requestHash };
  const rows = await bookRefund(trx, booking, changed, now);
  await addEvent(trx, order.id, 'returned', { lines, reason }, now, actor);
  await markReturned(trx, order, actor, now);
  return { rows, changed };
}

/**
 * Registers returned pieces of a shipped order and refunds them. Throws `NotReturnable` for an order that was not shipped,
 * and `NotRefundable` and `IdempotencyConflict` like `requestRefund`.
 */
export async function returnOrder(strapi: Core.Strapi, given: Return): Promise<RefundResult | null> {
  const booked = await transact(strapi.db.connection, (trx) => bookReturn(trx, given, new Date()));
  return completeBooking(strapi, booked);
}
