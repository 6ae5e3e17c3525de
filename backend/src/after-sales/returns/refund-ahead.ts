import type { Core } from '@strapi/strapi';
import { hashBody } from '../../domain/body-hash';
import { missingPieces, refundOfReturn } from '../../domain/awaited-return';
import { ShopError } from '../../domain/shop-error';
import type { OrderRow } from '../../orders/records/order-rows';
import { lockRefundable } from '../refunds/lock-refundable';
import { type ReturnRow, aheadRefundKey, parseReturn } from '../../orders/records/return-rows';
import type { ChangedVariants } from '../../catalog/stock/stock-reservations';
import { bookRefund } from '../../payments/settlement/book-refund';
import type { AuditActor } from '../../platform/admin/audit-actor';
import type { Db } from '../../platform/database/row-helpers';
import { transact } from '../../platform/database/transact';
import { type Booked, type RefundResult, completeBooking, findBookedRefund } from '../refunds/request-refund';
import { endExchangeOfReturn } from '../exchanges/end-exchange';
import { lockReturn } from './lock-return';

/** Refunds what has not come yet. What comes later goes to the shelf only. */
export async function bookRefundAhead(
  trx: Db,
  order: OrderRow,
  row: ReturnRow,
  actor: AuditActor,
  now: Date,
): Promise<Booked> {
  const changed: ChangedVariants = new Set();
  const key = aheadRefundKey(row);
  const requestHash = hashBody(key);
  const earlier = await findBookedRefund(trx, key, requestHash);
  if (earlier.length > 0) return { rows: earlier, changed };
  const refundable = await lockRefundable(trx, order);
  const exchange = await endExchangeOfReturn(trx, row, { actor, changed, now });
  if (exchange?.state === 'sent') throw new ShopError('NotRefundable', 'The new size was sent instead of a refund');
  const given = parseReturn(row);
  const refund = given.hasEnded ? null : refundOfReturn(refundable, missingPieces(given), given.shipping);
  if (!refund) throw new ShopError('NotRefundable', 'There is nothing to refund');
  await trx('order_returns').where({ id: row.id }).update({ refunded_ahead_at: now, updated_at: now });
  const booking = { order, refundable, refund, reason: row.reason, restock: false, actor, key, requestHash };
  return { rows: await bookRefund(trx, booking, changed, now), changed };
}

/** Refunds a return before its parcel came, such as when the customer has proved that it was sent. Idempotent. */
export async function refundReturn(
  strapi: Core.Strapi,
  documentId: string,
  actor: AuditActor,
): Promise<RefundResult | null> {
  const booked = await transact(strapi.db.connection, async (trx) => {
    const now = new Date();
    const { order, row } = await lockReturn(trx, documentId, now);
    return bookRefundAhead(trx, order, row, actor, now);
  });
  return completeBooking(strapi, booked);
}
