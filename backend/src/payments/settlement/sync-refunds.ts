import type { Knex } from 'knex';
import { requireOneCurrency } from '../../domain/one-currency';
import { addEvent } from '../../orders/records/order-events';
import type { PaymentRow } from '../../orders/records/order-rows';
import { transact } from '../../platform/database/transact';
import { providerOf } from '../provider/provider-of';
import type { ProviderRefund } from '../provider/provider';
import type { RefundRow } from '../../orders/records/refund-rows';
import { nextRefundAttempt } from './refund-retry-schedule';
import { markRefundSent, enqueueRefundMail, markRefundCompleted, markRefundFailed } from './mark-refund';
import { type Db, createStamps } from '../../platform/database/row-helpers';
import { wakeJob } from '../../platform/jobs/start-job';

const hasFailed = (found: ProviderRefund): boolean => found.status === 'failed' || found.status === 'canceled';

/** Imports a refund that was created elsewhere, such as in the provider's dashboard. */
async function importRefund(trx: Db, payment: PaymentRow, found: ProviderRefund, now: Date): Promise<void> {
  requireOneCurrency(payment.currency, [found]);
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
      next_attempt_at: found.status === 'refunded' ? null : nextRefundAttempt(0, now),
    })
    .returning('id');
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The refund row was not inserted');
  await addEvent(trx, payment.order_id, 'refund-found', { refund: id, amount: found.amount, id: found.id }, now);
  await enqueueRefundMail(trx, { id, order_id: payment.order_id }, now);
}

const matches = (found: ProviderRefund) => (refund: RefundRow) =>
  refund.provider_id === found.id || (refund.provider_id === null && refund.document_id === found.reference);

/** Applies the provider's state to one refund. */
async function syncRefund(
  trx: Db,
  payment: PaymentRow,
  refunds: RefundRow[],
  found: ProviderRefund,
  now: Date,
): Promise<void> {
  const refund = refunds.find(matches(found));
  if (!refund) return hasFailed(found) ? undefined : importRefund(trx, payment, found, now);
  if (refund.state === 'requested') await markRefundSent(trx, refund, found, now);
  const state = refund.state === 'requested' ? 'sent' : refund.state;
  if (found.status === 'refunded') return markRefundCompleted(trx, refund, now);
  if (hasFailed(found) && (state === 'sent' || state === 'refunded')) {
    const end = found.status === 'canceled' ? 'canceled' : 'failed';
    await markRefundFailed(
      trx,
      { ...refund, state },
      { state: end, reason: `The provider reports ${found.status}` },
      now,
    );
  }
}

const isInSync = (refunds: RefundRow[]) => (found: ProviderRefund) => {
  const refund = refunds.find(matches(found));
  return refund ? refund.state === found.status : hasFailed(found);
};

const sum = (refunds: RefundRow[]): number => refunds.reduce((total, refund) => total + refund.amount, 0);

/**
 * Synchronizes our refunds of a payment with the provider's list: finds refunds whose response was lost, updates states
 * and imports refunds created elsewhere. Throws `ProviderDown` when the list is not available.
 */
export async function syncRefundsWithProvider(db: Knex, payment: PaymentRow): Promise<void> {
  if (!payment.provider_id) return;
  const found = await providerOf(db, payment).listRefunds(payment.provider_id);
  if (found.every(isInSync(await db('refunds').where({ payment_id: payment.id })))) return;
  await transact(db, async (trx) => {
    const now = new Date();
    await trx('orders').where({ id: payment.order_id }).update({ updated_at: now });
    const refunds: RefundRow[] = await trx('refunds').where({ payment_id: payment.id });
    for (const one of found) await syncRefund(trx, payment, refunds, one, now);
  });
  wakeJob('outbox');
}

/**
 * Calls `syncRefundsWithProvider` only when needed: the provider's total differs from ours, or a refund is still in progress. Must
 * run before the payment update is stored, so that credit notes can list what a refund was for.
 */
export async function syncRefundsIfNeeded(db: Knex, payment: PaymentRow, refunded: number): Promise<void> {
  if (refunded === 0 && payment.refunded === 0) return;
  const refunds: RefundRow[] = await db('refunds').where({ payment_id: payment.id });
  const known = refunds.filter(({ state }) => state === 'sent' || state === 'refunded');
  if (refunded !== sum(known) || known.some(({ state }) => state === 'sent'))
    await syncRefundsWithProvider(db, payment);
}
