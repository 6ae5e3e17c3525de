import { syncGrants } from '../../academy/access/sync-grants';
import { raiseAlert } from '../../orders/alerts/raise-alert';
import { addEvent } from '../../orders/records/order-events';
import { cancelPendingMails } from '../../platform/outbox/cancel-pending-mails';
import { enqueueMails } from '../../platform/outbox/enqueue-mails';
import type { ProviderRefund } from '../provider/provider';
import { syncGiftCards } from '../../orders/gift-cards/sync-gift-cards';
import { markWithdrawalRefunded } from '../../orders/records/mark-withdrawal-refunded';
import { type RefundRow, parseRefundLines } from '../../orders/records/refund-rows';
import { nextRefundAttempt } from './refund-retry-schedule';
import type { Db } from '../../platform/database/row-helpers';

const refundTopic = (id: number): string => `refund:${id}`;

/**
 * Marks a refund as accepted by the provider and mails the customer once. The caller's transaction must hold the order's
 * lock.
 */
export async function markRefundSent(trx: Db, refund: RefundRow, found: ProviderRefund, now: Date): Promise<void> {
  const count = await trx('refunds')
    .where({ id: refund.id, state: 'requested' })
    .update({
      state: 'sent',
      provider_id: found.id,
      sent_at: now,
      attempts: 0,
      next_attempt_at: nextRefundAttempt(0, now),
      last_error: null,
      updated_at: now,
    });
  if (count !== 1) return;
  await addEvent(trx, refund.order_id, 'refund-sent', { refund: refund.id, amount: refund.amount }, now);
  await enqueueRefundMail(trx, refund, now);
}

export async function enqueueRefundMail(trx: Db, refund: Pick<RefundRow, 'id' | 'order_id'>, now: Date): Promise<void> {
  const mail = { topic: refundTopic(refund.id), kind: 'order-refunded' as const, orderId: refund.order_id };
  await enqueueMails(trx, [{ ...mail, payload: { refund: refund.id } }], now);
}

/** Marks a refund as completed, as far as the provider can know. */
export async function markRefundCompleted(trx: Db, refund: RefundRow, now: Date): Promise<void> {
  const count = await trx('refunds')
    .where({ id: refund.id, state: 'sent' })
    .update({ state: 'refunded', settled_at: now, next_attempt_at: null, updated_at: now });
  if (count !== 1) return;
  await addEvent(trx, refund.order_id, 'refund-completed', { refund: refund.id }, now);
  await markWithdrawalRefunded(trx, refund, now);
}

/**
 * Marks a refund as failed: its pieces count as paid again, an unsent mail is canceled, and operators are alerted to
 * decide.
 */
export async function markRefundFailed(
  trx: Db,
  refund: RefundRow,
  end: { state: 'failed' | 'canceled'; reason: string },
  now: Date,
): Promise<void> {
  const count = await trx('refunds')
    .where({ id: refund.id, state: refund.state })
    .update({
      state: end.state,
      settled_at: now,
      next_attempt_at: null,
      last_error: end.reason.slice(0, 500),
      updated_at: now,
    });
  if (count !== 1) return;
  for (const { lineId, quantity } of parseRefundLines(refund)) {
    await trx('order_lines')
      .where({ id: lineId })
      .update({ refunded_quantity: trx.raw('refunded_quantity - ?', [quantity]) });
  }
  await syncGrants(trx, refund.order_id, now);
  await syncGiftCards(trx, refund.order_id, now);
  await cancelPendingMails(trx, { topic: refundTopic(refund.id), kind: 'order-refunded' }, 'the refund failed', now);
  const data = { refund: refund.id, amount: refund.amount, state: end.state, reason: end.reason };
  await addEvent(trx, refund.order_id, 'refund-failed', data, now);
  const topic = `refund:${refund.id}`;
  await raiseAlert(trx, { kind: 'refund-failed', orderId: refund.order_id, topic, data }, now);
}
