import type { Knex } from 'knex';
import { addEvent } from '../../orders/records/events';
import type { PaymentRow } from '../../orders/records/order-rows';
import { transact } from '../../platform/database/transact';
import { paymentProvider } from '../provider/mollie';
import type { ProviderRefund } from '../provider/provider';
import type { RefundRow } from '../../orders/records/refund-rows';
import { nextLook } from './refund-schedule';
import { acceptRefund, announceRefund, completeRefund, failRefund } from './settle-refund';
import { type Db, createStamps } from '../../platform/database/rows';
import { wakeJob } from '../../platform/jobs/wake';

const hasFailed = (found: ProviderRefund): boolean => found.status === 'failed' || found.status === 'canceled';

/** A refund that was not asked for here, such as one of the provider's dashboard: taken over as it is. */
async function takeOver(trx: Db, payment: PaymentRow, found: ProviderRefund, now: Date): Promise<void> {
  const rows: { id: number }[] = await trx('refunds')
    .insert({
      ...createStamps(now),
      order_id: payment.order_id,
      payment_id: payment.id,
      provider_id: found.id,
      state: found.status,
      amount: found.amount,
      currency: found.currency,
      lines: '[]',
      shipping: 0,
      reason: '',
      actor: 'system',
      restock: false,
      key: `provider:${found.id}`,
      request_hash: '',
      requested_at: found.createdAt,
      sent_at: found.createdAt,
      settled_at: found.status === 'refunded' ? now : null,
      attempts: 0,
      next_attempt_at: found.status === 'refunded' ? null : nextLook(0, now),
    })
    .returning('id');
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The refund was not written');
  await addEvent(trx, payment.order_id, 'refund-found', { refund: id, amount: found.amount, id: found.id }, now);
  await announceRefund(trx, { id, order_id: payment.order_id }, now);
}

const matches = (found: ProviderRefund) => (refund: RefundRow) =>
  refund.provider_id === found.id || (refund.provider_id === null && refund.document_id === found.reference);

/** Brings one refund to what the provider says of it. False when there was nothing to do. */
async function alignOne(
  trx: Db,
  payment: PaymentRow,
  refunds: RefundRow[],
  found: ProviderRefund,
  now: Date,
): Promise<void> {
  const refund = refunds.find(matches(found));
  if (!refund) return hasFailed(found) ? undefined : takeOver(trx, payment, found, now);
  if (refund.state === 'requested') await acceptRefund(trx, refund, found, now);
  const state = refund.state === 'requested' ? 'sent' : refund.state;
  if (found.status === 'refunded') return completeRefund(trx, refund, now);
  if (hasFailed(found) && (state === 'sent' || state === 'refunded')) {
    const end = found.status === 'canceled' ? 'canceled' : 'failed';
    await failRefund(trx, { ...refund, state }, { state: end, reason: `The provider says ${found.status}` }, now);
  }
}

const isAligned = (refunds: RefundRow[]) => (found: ProviderRefund) => {
  const refund = refunds.find(matches(found));
  return refund ? refund.state === found.status : hasFailed(found);
};

const sum = (refunds: RefundRow[]): number => refunds.reduce((total, refund) => total + refund.amount, 0);

/**
 * Makes our refunds of a payment agree with the provider's list: lost answers are found again, states followed, and
 * refunds made elsewhere taken over. Throws `ProviderDown` when the list can not be had.
 */
export async function alignRefunds(db: Knex, payment: PaymentRow): Promise<void> {
  if (!payment.provider_id) return;
  const found = await paymentProvider().listRefunds(payment.provider_id);
  if (found.every(isAligned(await db('refunds').where({ payment_id: payment.id })))) return;
  await transact(db, async (trx) => {
    const now = new Date();
    await trx('orders').where({ id: payment.order_id }).update({ updated_at: now });
    const refunds: RefundRow[] = await trx('refunds').where({ payment_id: payment.id });
    for (const one of found) await alignOne(trx, payment, refunds, one, now);
  });
  wakeJob('outbox');
}

/**
 * The same, when the provider's sum says that there is something to learn: it differs from ours, or a refund of ours
 * is not settled. To be called before the payment's own news are written, so that papers find what a refund is about.
 */
export async function alignWhenNeeded(db: Knex, payment: PaymentRow, refunded: number): Promise<void> {
  if (refunded === 0 && payment.refunded === 0) return;
  const refunds: RefundRow[] = await db('refunds').where({ payment_id: payment.id });
  const known = refunds.filter(({ state }) => state === 'sent' || state === 'refunded');
  if (refunded !== sum(known) || known.some(({ state }) => state === 'sent')) await alignRefunds(db, payment);
}
