import { settleGrants } from '../../academy/access/settle-grants';
import { raiseAlert } from '../../orders/alerts/raise-alert';
import { addEvent } from '../../orders/records/events';
import { dropPending } from '../../platform/outbox/drop-pending';
import { enqueueMails } from '../../platform/outbox/enqueue';
import type { ProviderRefund } from '../provider/provider';
import { settleWithdrawal } from '../../orders/records/settle-withdrawal';
import { type RefundRow, readRefundLines } from '../../orders/records/refund-rows';
import { nextLook } from './refund-schedule';
import type { Db } from '../../platform/database/rows';

export const refundTopic = (id: number): string => `refund:${id}`;

/**
 * The provider has taken the refund on: the customer is told, once, however often this is called. The caller's
 * transaction holds the order's lock.
 */
export async function acceptRefund(trx: Db, refund: RefundRow, found: ProviderRefund, now: Date): Promise<void> {
  const count = await trx('refunds')
    .where({ id: refund.id, state: 'requested' })
    .update({
      state: 'sent',
      provider_id: found.id,
      sent_at: now,
      attempts: 0,
      next_attempt_at: nextLook(0, now),
      last_error: null,
      updated_at: now,
    });
  if (count !== 1) return;
  await addEvent(trx, refund.order_id, 'refund-sent', { refund: refund.id, amount: refund.amount }, now);
  await announceRefund(trx, refund, now);
}

export async function announceRefund(trx: Db, refund: Pick<RefundRow, 'id' | 'order_id'>, now: Date): Promise<void> {
  const mail = { topic: refundTopic(refund.id), kind: 'order-refunded', orderId: refund.order_id };
  await enqueueMails(trx, [{ ...mail, payload: { refund: refund.id } }], now);
}

/** The money has arrived, as far as the provider can know. */
export async function completeRefund(trx: Db, refund: RefundRow, now: Date): Promise<void> {
  const count = await trx('refunds')
    .where({ id: refund.id, state: 'sent' })
    .update({ state: 'refunded', settled_at: now, next_attempt_at: null, updated_at: now });
  if (count !== 1) return;
  await addEvent(trx, refund.order_id, 'refund-completed', { refund: refund.id }, now);
  await settleWithdrawal(trx, refund, now);
}

/**
 * The money did not go back: its pieces count as paid for again, a mail that was not sent yet stays unsent, and a
 * person must decide what to do.
 */
export async function failRefund(
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
  for (const { lineId, quantity } of readRefundLines(refund)) {
    await trx('order_lines')
      .where({ id: lineId })
      .update({ refunded_quantity: trx.raw('refunded_quantity - ?', [quantity]) });
  }
  await settleGrants(trx, refund.order_id, now);
  await dropPending(trx, { topic: refundTopic(refund.id), kind: 'order-refunded' }, 'the refund failed', now);
  const data = { refund: refund.id, amount: refund.amount, state: end.state, reason: end.reason };
  await addEvent(trx, refund.order_id, 'refund-failed', data, now);
  const topic = `refund:${refund.id}`;
  await raiseAlert(trx, { kind: 'refund-failed', orderId: refund.order_id, topic, data }, now);
}
