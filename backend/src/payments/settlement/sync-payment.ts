import type { Core } from '@strapi/strapi';
import { raiseAlert } from '../../orders/alerts/raise-alert';
import { type PaymentStatus, isUndecided } from '../../domain/order-status';
import { providerOf } from '../provider/provider-of';
import { ProviderDown, type ProviderPayment } from '../provider/provider';
import { syncRefundsIfNeeded } from './sync-refunds';
import { storePaymentUpdate } from './store-payment-update';
import { singleFlight } from '../../platform/jobs/single-flight';
import { nextCheck } from './payment-columns';
import { providerPollInterval } from './provider-poll-interval';
import type { PaymentRow } from '../../orders/records/order-rows';
import { requireOrderById } from '../../orders/records/find-order';
import { revalidateAvailability } from '../../catalog/stock/stock-reservations';
import { toDate } from '../../platform/database/row-helpers';
import { wakeJob } from '../../platform/jobs/start-job';
import { currentMetrics } from '../../platform/telemetry/metrics';

const ATTEMPTS = 5;
const HOUR = 60 * 60_000;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');

/** Closes other payable attempts, so that nobody pays twice. */
export async function closeOtherPayments(
  strapi: Core.Strapi,
  paid: Pick<PaymentRow, 'id' | 'order_id'>,
): Promise<void> {
  const others: PaymentRow[] = await strapi.db
    .connection('payments')
    .where({ order_id: paid.order_id, state: 'open' })
    .whereNot({ id: paid.id })
    .whereNotNull('provider_id');
  for (const other of others) await closePayment(strapi, other);
}

/** Cancels a payment at the provider if possible; other methods expire on their own. */
export async function closePayment(strapi: Core.Strapi, payment: PaymentRow): Promise<void> {
  if (!payment.provider_id || !isUndecided(payment.state)) return;
  try {
    const provider = providerOf(strapi.db.connection, payment);
    const update = await provider.get(payment.provider_id);
    if (update?.cancelable && update.id === payment.provider_id) await provider.cancel(payment.provider_id);
    await syncPayment(strapi, payment.id);
  } catch (error) {
    strapi.log.warn(`Payment ${payment.provider_id} could not be closed: ${messageOf(error)}`);
  }
}

/** Records a failed request at the payment and schedules the next check. */
async function recordFailure(strapi: Core.Strapi, payment: PaymentRow, error: ProviderDown): Promise<void> {
  const now = new Date();
  const next = isUndecided(payment.state)
    ? nextCheck(payment, payment.state, null, now)
    : new Date(now.getTime() + HOUR);
  await strapi.db
    .connection('payments')
    .where({ id: payment.id, version: payment.version })
    .update({ last_error: error.message.slice(0, 500), next_check_at: next });
}

async function fetchFromProvider(
  strapi: Core.Strapi,
  payment: PaymentRow,
  providerId: string,
): Promise<ProviderPayment | null> {
  try {
    const update = await providerOf(strapi.db.connection, payment).get(providerId);
    if (update) return update;
    // Needs an operator: the API key may be wrong, or the payment was deleted.
    strapi.log.error(`Payment ${providerId} is unknown to the provider`);
    const unknown = new ProviderDown('The provider does not know this payment');
    await recordFailure(strapi, payment, unknown);
    const alert = { kind: 'payment-unknown' as const, orderId: payment.order_id, topic: `payment:${payment.id}` };
    await strapi.db.connection.transaction((trx) => raiseAlert(trx, { ...alert, data: { id: providerId } }));
    return null;
  } catch (error) {
    if (error instanceof ProviderDown) await recordFailure(strapi, payment, error);
    throw error;
  }
}

async function fetchAndApply(strapi: Core.Strapi, paymentId: number): Promise<void> {
  const db = strapi.db.connection;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const payment: PaymentRow | undefined = await db('payments').where({ id: paymentId }).first();
    if (!payment?.provider_id) return;
    const order = await requireOrderById(db, payment.order_id);
    const update = await fetchFromProvider(strapi, payment, payment.provider_id);
    if (!update) return;
    // Refunds only exist for paid payments; others are rejected below.
    if (update.id === payment.provider_id && update.status === 'paid')
      await syncRefundsIfNeeded(db, payment, update.refunded);
    const result = await storePaymentUpdate(db, order, payment, update);
    // The row changed since the request, so this update may be outdated: fetch again.
    if (result === 'outdated') continue;
    if (result === 'unchanged') return;
    if (update.status !== payment.state) currentMetrics()?.payment(update.status);
    await revalidateAvailability(strapi, result.changed);
    wakeJob('outbox');
    wakeJob('returns');
    if (result.paidNow) await closeOtherPayments(strapi, payment);
    return;
  }
  throw new Error('The payment changed too often while it was being synchronized');
}

/**
 * Synchronizes a payment and its order with the provider. Used by webhook, return page, polling and sweeps; safe to call
 * concurrently. Throws `ProviderDown` when the provider could not be reached.
 */
export function syncPayment(strapi: Core.Strapi, paymentId: number): Promise<void> {
  return singleFlight(`sync:${paymentId}`, () => fetchAndApply(strapi, paymentId));
}

const POLL_TIMEOUT_MS = 2500;

const timeOf = (stored: PaymentRow['checked_at']): number => toDate(stored)?.getTime() ?? 0;

/** For the waiting page: polls the provider with a short wait, then falls back to the stored status. */
export async function pollPayments(strapi: Core.Strapi, payments: PaymentRow[], now = Date.now()): Promise<void> {
  const due = payments.filter(
    (payment) =>
      payment.provider_id &&
      isUndecided(payment.state as PaymentStatus) &&
      // Absolute difference, so that a clock that was set back does not stop the polling.
      Math.abs(now - timeOf(payment.checked_at)) >= providerPollInterval(now - timeOf(payment.created_at)),
  );
  if (due.length === 0) return;
  const work = Promise.all(due.map((payment) => syncPayment(strapi, payment.id))).catch((error: unknown) => {
    strapi.log.warn(`Payment could not be synchronized: ${messageOf(error)}`);
  });
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([work, new Promise((resolve) => (timer = setTimeout(resolve, POLL_TIMEOUT_MS)))]);
  clearTimeout(timer);
}
