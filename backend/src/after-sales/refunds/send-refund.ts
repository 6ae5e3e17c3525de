import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { raiseAlert } from '../../orders/alerts/raise-alert';
import { singleFlight } from '../../platform/jobs/single-flight';
import type { OrderRow, PaymentRow } from '../../orders/records/order-rows';
import { requireOrderById } from '../../orders/records/find-order';
import { processUntilProviderDown } from '../../payments/settlement/process-until-provider-down';
import { syncPayment } from '../../payments/settlement/sync-payment';
import { MINUTE_MS } from '../../domain/time';
import { transact } from '../../platform/database/transact';
import { providerOf } from '../../payments/provider/provider-of';
import { ProviderDown, type ProviderRefund, ProviderRejected } from '../../payments/provider/provider';
import { syncRefundsWithProvider } from '../../payments/settlement/sync-refunds';
import type { RefundRow } from '../../orders/records/refund-rows';
import { STUCK_ATTEMPTS, nextRefundAttempt } from '../../payments/settlement/refund-retry-schedule';
import { markRefundSent, markRefundFailed } from '../../payments/settlement/mark-refund';
import { wakeJob } from '../../platform/jobs/start-job';

/** Counts the attempt before it is made, so that crashes during one are counted too. */
async function recordAttempt(strapi: Core.Strapi, refund: RefundRow): Promise<void> {
  const now = new Date();
  const attempts = refund.attempts + 1;
  await transact(strapi.db.connection, async (trx) => {
    await trx('refunds')
      .where({ id: refund.id, state: 'requested' })
      .update({ attempts, next_attempt_at: nextRefundAttempt(attempts, now), updated_at: now });
    if (attempts !== STUCK_ATTEMPTS) return;
    const data = { refund: refund.id, amount: refund.amount, reason: refund.last_error };
    const topic = `refund:${refund.id}`;
    await raiseAlert(trx, { kind: 'refund-stuck', orderId: refund.order_id, topic, data }, now);
  });
}

async function requestFromProvider(
  db: Knex,
  refund: RefundRow,
  payment: PaymentRow,
  order: OrderRow,
): Promise<ProviderRefund> {
  if (!payment.provider_id) throw new ProviderRejected('The payment is not known to the provider');
  return providerOf(db, payment).refund({
    paymentId: payment.provider_id,
    reference: refund.document_id,
    amount: refund.amount,
    currency: refund.currency,
    description: order.order_nr,
  });
}

/** Requests a refund from the provider exactly once, whatever happened to earlier attempts. */
async function send(strapi: Core.Strapi, refundId: number): Promise<void> {
  const db = strapi.db.connection;
  const read = (): Promise<RefundRow> => db('refunds').where({ id: refundId }).first();
  let refund = await read();
  if (refund.state !== 'requested' || refund.payment_id === null) return;
  const payment: PaymentRow = await db('payments').where({ id: refund.payment_id }).first();
  const order = await requireOrderById(db, refund.order_id);
  await recordAttempt(strapi, refund);
  // The response to an earlier attempt may be lost and idempotency keys expire, so the provider's list is checked first.
  if (refund.attempts > 0) {
    await syncRefundsWithProvider(db, payment);
    refund = await read();
  }
  if (refund.state === 'requested') {
    const found = await requestFromProvider(db, refund, payment, order);
    await transact(db, async (trx) => {
      const now = new Date();
      await trx('orders').where({ id: order.id }).update({ updated_at: now });
      await markRefundSent(trx, refund, found, now);
    });
    wakeJob('outbox');
  }
  // Order status, ledger and credit notes follow from the payment update.
  await syncPayment(strapi, payment.id);
}

async function markRejected(strapi: Core.Strapi, refundId: number, error: ProviderRejected): Promise<void> {
  await transact(strapi.db.connection, async (trx) => {
    const now = new Date();
    const found: RefundRow = await trx('refunds').where({ id: refundId }).first();
    await trx('orders').where({ id: found.order_id }).update({ updated_at: now });
    const refund: RefundRow = await trx('refunds').where({ id: refundId }).first();
    if (refund.state !== 'requested') return;
    await markRefundFailed(trx, refund, { state: 'failed', reason: error.message }, now);
  });
  wakeJob('outbox');
}

/** False when the provider could not be reached. */
async function trySend(strapi: Core.Strapi, refundId: number): Promise<boolean> {
  try {
    await send(strapi, refundId);
  } catch (error) {
    if (error instanceof ProviderRejected) await markRejected(strapi, refundId, error);
    else if (error instanceof ProviderDown) return recordFailure(strapi, refundId, error);
    else throw error;
  }
  return true;
}

async function recordFailure(strapi: Core.Strapi, refundId: number, error: ProviderDown): Promise<false> {
  strapi.log.warn(`Refund ${refundId} is postponed: ${error.message}`);
  await strapi.db
    .connection('refunds')
    .where({ id: refundId, state: 'requested' })
    .update({ last_error: error.message.slice(0, 500), updated_at: new Date() });
  return false;
}

/** For an attempt that failed before it was counted. */
async function moveBack(strapi: Core.Strapi, refundId: number): Promise<void> {
  const now = new Date();
  const due = strapi.db.connection('refunds').where({ id: refundId, state: 'requested' });
  await due.andWhere('next_attempt_at', '<=', now).update({ next_attempt_at: new Date(now.getTime() + MINUTE_MS) });
}

/**
 * Sends booked refunds. One that fails does not stop the others; after several in a row the provider counts as down, and the
 * sweep sends the rest.
 */
export async function sendRefunds(strapi: Core.Strapi, refunds: { id: number }[]): Promise<void> {
  await processUntilProviderDown(strapi, refunds, {
    process: ({ id }) => singleFlight(`refund:${id}`, () => trySend(strapi, id)),
    moveBack: ({ id }) => moveBack(strapi, id),
  });
}
