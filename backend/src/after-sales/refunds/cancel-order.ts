import type { Core } from '@strapi/strapi';
import { lockAccountsOf } from '../../academy/access/buyer';
import { syncGrants } from '../../academy/access/sync-grants';
import { hashBody } from '../../domain/body-hash';
import { releaseCodeUses } from '../../orders/discounts/code-uses';
import { releaseCardOfOrder } from '../../orders/gift-cards/card-payments';
import { syncGiftCards } from '../../orders/gift-cards/sync-gift-cards';
import { findCancelError } from '../../domain/fulfilment';
import { isUndecided } from '../../domain/order-status';
import { computeWholeRefund } from '../../domain/refund-amounts';
import { ShopError } from '../../domain/shop-error';
import { addEvent } from '../../orders/records/order-events';
import type { OrderRow, PaymentRow } from '../../orders/records/order-rows';
import { readOrderLines, readOrderPayments } from '../../orders/records/find-order';
import type { ChangedVariants } from '../../catalog/stock/stock-reservations';
import { closePayment, syncPayment } from '../../payments/settlement/sync-payment';
import { transact } from '../../platform/database/transact';
import { cancelPendingMails } from '../../platform/outbox/cancel-pending-mails';
import { ProviderDown } from '../../payments/provider/provider';
import { bookRefund } from '../../payments/settlement/book-refund';
import { readRefundable } from '../../orders/records/read-refundable';
import { type Booked, type RefundResult, completeBooking, lockOrder } from './request-refund';
import { restockLines } from '../../catalog/stock/restock';
import type { RefundRow } from '../../orders/records/refund-rows';
import type { Db } from '../../platform/database/row-helpers';
import type { AuditActor } from '../../platform/admin/audit-actor';

export interface Cancellation {
  orderId: number;
  reason: string;
  actor: AuditActor;
  /** False for pieces that can not be sold again. */
  restock?: boolean;
  /** Throws to refuse; called with the order locked. */
  check?: (trx: Db, order: OrderRow) => Promise<void>;
}

/** Restocks pieces that the order still holds and that were not refunded before. */
async function restockUnrefundedPieces(
  trx: Db,
  order: OrderRow,
  actor: AuditActor,
  changed: ChangedVariants,
  now: Date,
): Promise<void> {
  const lines = await readOrderLines(trx, order.id);
  const pieces = lines.map((line) => ({ line, quantity: line.quantity - (line.refunded_quantity ?? 0) }));
  await restockLines(trx, pieces, actor, changed, now);
}

/** Makes the order unpayable; a payment that still succeeds is refunded. */
async function closeOpenOrder(trx: Db, order: OrderRow, actor: AuditActor, now: Date): Promise<void> {
  await trx('orders').where({ id: order.id }).update({ payment_status: 'canceled' });
  await cancelPendingMails(trx, { order_id: order.id, kind: 'bank-transfer' }, 'canceled', now);
  await addEvent(trx, order.id, 'status', { from: order.payment_status, to: 'canceled' }, now, actor);
}

/** Books a refund of everything paid and not yet refunded. */
async function bookFullRefund(
  trx: Db,
  order: OrderRow,
  by: { actor: AuditActor; reason: string },
  changed: ChangedVariants,
  now: Date,
): Promise<RefundRow[]> {
  const refundable = await readRefundable(trx, order);
  if (refundable.left === 0) return [];
  const key = `cancel:${order.document_id}`;
  const requestHash = hashBody(key);
  const refund = computeWholeRefund(refundable);
  // Stock was restocked above; pieces refunded before, perhaps damaged, must not be.
  return bookRefund(trx, { order, refundable, refund, ...by, restock: false, key, requestHash }, changed, now);
}

/** Payments of an order, synchronized first in case the customer has just paid. */
export async function syncUndecidedPayments(strapi: Core.Strapi, orderId: number): Promise<PaymentRow[]> {
  const payments = await readOrderPayments(strapi.db.connection, orderId);
  try {
    for (const payment of payments) if (isUndecided(payment.state)) await syncPayment(strapi, payment.id);
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
  }
  return payments;
}

/** Books `cancelOrder` within the caller's transaction; no rows when it was canceled before or nothing was paid. */
export async function bookCancellation(
  trx: Db,
  { orderId, reason, actor, restock = true, check }: Cancellation,
  now: Date,
): Promise<Booked> {
  const changed: ChangedVariants = new Set();
  const order = await lockOrder(trx, orderId, now);
  if (order.fulfilment === 'canceled') return { rows: [], changed };
  const refusal = findCancelError(order.fulfilment);
  if (refusal) throw new ShopError('NotCancelable', refusal, { fulfilment: order.fulfilment });
  await check?.(trx, order);
  // Before stock, codes and grants, as everywhere.
  await lockAccountsOf(trx, order);
  // Like a replaced order: without a payment it stays canceled.
  await trx('orders').where({ id: order.id }).update({ fulfilment: 'canceled', withdrawn_at: now });
  await addEvent(trx, order.id, 'canceled', { reason }, now, actor);
  await addEvent(trx, order.id, 'delivery', { from: order.fulfilment, to: 'canceled' }, now, actor);
  // Nobody pays for an order of nothing, so no payment changes its status.
  if (order.payment_status === 'open' || order.total === 0) await closeOpenOrder(trx, order, actor, now);
  if (restock) await restockUnrefundedPieces(trx, order, actor, changed, now);
  await releaseCodeUses(trx, order.id, now);
  await releaseCardOfOrder(trx, order.id, now);
  const rows = await bookFullRefund(trx, order, { actor, reason }, changed, now);
  // Also when there is nothing to refund.
  await syncGrants(trx, order.id, now);
  await syncGiftCards(trx, order.id, now);
  return { rows, changed };
}

/** Cancels open payments, so that nobody pays for an order that was canceled; one that still succeeds is refunded. */
export async function closePayments(strapi: Core.Strapi, payments: PaymentRow[]): Promise<void> {
  for (const payment of payments) await closePayment(strapi, payment);
}

/**
 * Cancels an order before shipping: restocks its pieces, closes an open payment and refunds everything paid. Idempotent.
 * Returns the refund, or null when nothing was paid. Throws `NotCancelable` once shipped.
 */
export async function cancelOrder(strapi: Core.Strapi, cancellation: Cancellation): Promise<RefundResult | null> {
  const payments = await syncUndecidedPayments(strapi, cancellation.orderId);
  const booked = await transact(strapi.db.connection, (trx) => bookCancellation(trx, cancellation, new Date()));
  await closePayments(strapi, payments);
  return completeBooking(strapi, booked);
}
