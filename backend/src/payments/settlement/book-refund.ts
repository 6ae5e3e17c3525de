import { rejectRefundOfUsedCredit } from '../../academy/access/reject-refund-of-used-credit';
import { syncGrants } from '../../academy/access/sync-grants';
import { type ComputedRefund, type RefundPart, splitOverPayments } from '../../domain/refund-amounts';
import { addEvent } from '../../orders/records/order-events';
import { syncGiftCards } from '../../orders/gift-cards/sync-gift-cards';
import { markWithdrawalRefunded } from '../../orders/records/mark-withdrawal-refunded';
import type { OrderRow } from '../../orders/records/order-rows';
import type { ChangedVariants } from '../../catalog/stock/stock-reservations';
import type { OrderRefundable } from '../../orders/records/read-refundable';
import { restockLines } from '../../catalog/stock/restock';
import type { RefundRow } from '../../orders/records/refund-rows';
import { nextRefundAttempt } from './refund-retry-schedule';
import { type Db, createStamps } from '../../platform/database/row-helpers';
import type { AuditActor } from '../../platform/admin/audit-actor';

export interface RefundBooking {
  order: OrderRow;
  refundable: OrderRefundable;
  refund: ComputedRefund;
  reason: string;
  restock: boolean;
  actor: AuditActor;
  key: string;
  requestHash: string;
}

/** Free pieces are refunded without a payment; the row records that they were. */
const freePart = (refund: ComputedRefund) => ({ ...refund, paymentId: null });

function rowOf(booking: RefundBooking, part: RefundPart | ReturnType<typeof freePart>, now: Date) {
  const { order, reason, restock, actor, key, requestHash } = booking;
  const isFree = part.paymentId === null;
  return {
    ...createStamps(now),
    order_id: order.id,
    payment_id: part.paymentId,
    state: isFree ? 'refunded' : 'requested',
    amount: part.amount,
    currency: order.currency,
    lines: JSON.stringify(part.lines),
    shipping: part.shipping,
    reason,
    actor,
    restock,
    key,
    request_hash: requestHash,
    requested_at: now,
    settled_at: isFree ? now : null,
    attempts: 0,
    next_attempt_at: isFree ? null : nextRefundAttempt(0, now),
  };
}

/** The first row has the idempotency key; further rows derive theirs from it, see `findBookedRefund`. */
function rowsOf(booking: RefundBooking, parts: Parameters<typeof rowOf>[1][], now: Date) {
  const rows = parts.map((part) => rowOf(booking, part, now));
  return rows.map((row, index) => (index === 0 ? row : { ...row, key: `${rows[0]?.document_id}#${index + 1}` }));
}

/**
 * Stores a refund before anything is sent to the provider, so that it survives a crash. Creates one row per payment that is
 * refunded and ends the grants of refunded lessons immediately. The caller's transaction must hold the order's lock and
 * have computed the refund within it.
 */
export async function bookRefund(
  trx: Db,
  booking: RefundBooking,
  changed: ChangedVariants,
  now: Date,
): Promise<RefundRow[]> {
  const { order, refundable, refund, reason, restock, actor } = booking;
  await rejectRefundOfUsedCredit(trx, order, refundable, refund);
  const parts = refund.amount === 0 ? [freePart(refund)] : splitOverPayments(refund, refundable.payments);
  const rows: RefundRow[] = await trx('refunds')
    .insert(rowsOf(booking, parts, now))
    .returning('*');
  for (const { lineId, quantity } of refund.lines) {
    await trx('order_lines')
      .where({ id: lineId })
      .update({ refunded_quantity: trx.raw('coalesce(refunded_quantity, 0) + ?', [quantity]) });
  }
  if (restock) {
    const pieces = refund.lines.flatMap(({ lineId, quantity }) => {
      const line = refundable.orderLines.find(({ id }) => id === lineId);
      return line ? [{ line, quantity }] : [];
    });
    await restockLines(trx, pieces, actor, changed, now);
  }
  const { amount, lines, shipping } = refund;
  await addEvent(trx, order.id, 'refund-requested', { amount, lines, shipping, reason, restock }, now, actor);
  await syncGrants(trx, order.id, now);
  await syncGiftCards(trx, order.id, now, refundable.orderLines);
  if (refund.amount === 0) await markWithdrawalRefunded(trx, { order_id: order.id, key: booking.key }, now);
  return rows.sort((a, b) => a.id - b.id);
}
