import type { Core } from '@strapi/strapi';
import { raiseAlert } from '../../orders/alerts/raise-alert';
import { type PaymentStatus, isUndecided } from '../../domain/order-status';
import { paymentProvider } from '../provider/mollie';
import { ProviderDown, type ProviderPayment } from '../provider/provider';
import { alignWhenNeeded } from './align-refunds';
import { applyPayment } from './apply-payment';
import { coalesce } from '../../platform/jobs/single-flight';
import { nextCheck } from './payment-columns';
import type { OrderRow, PaymentRow } from '../../orders/records/order-rows';
import { announceStock } from '../../catalog/stock/stock';
import { toDate } from '../../platform/database/rows';
import { wakeJob } from '../../platform/jobs/wake';

const ATTEMPTS = 5;
const HOUR = 60 * 60_000;

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');

/** Nobody should pay an order twice: other attempts that can still be paid are closed. */
async function closeOthers(strapi: Core.Strapi, paid: PaymentRow): Promise<void> {
  const others: PaymentRow[] = await strapi.db
    .connection('payments')
    .where({ order_id: paid.order_id, state: 'open' })
    .whereNot({ id: paid.id })
    .whereNotNull('provider_id');
  for (const other of others) await closePayment(strapi, other);
}

/** Cancels at the provider where that is possible; a method that can not be canceled expires by itself. */
export async function closePayment(strapi: Core.Strapi, payment: PaymentRow): Promise<void> {
  if (!payment.provider_id || !isUndecided(payment.state)) return;
  try {
    const news = await paymentProvider().get(payment.provider_id);
    if (news?.cancelable && news.id === payment.provider_id) await paymentProvider().cancel(payment.provider_id);
    await syncPayment(strapi, payment.id);
  } catch (error) {
    strapi.log.warn(`Payment ${payment.provider_id} could not be closed: ${wordsOf(error)}`);
  }
}

/** A provider that is down, slow or talks nonsense: noted at the payment, and asked again later. */
async function noteFailure(strapi: Core.Strapi, payment: PaymentRow, error: ProviderDown): Promise<void> {
  const now = new Date();
  const next = isUndecided(payment.state)
    ? nextCheck(payment, payment.state, null, now)
    : new Date(now.getTime() + HOUR);
  await strapi.db
    .connection('payments')
    .where({ id: payment.id, version: payment.version })
    .update({ last_error: error.message.slice(0, 500), next_check_at: next });
}

async function ask(strapi: Core.Strapi, payment: PaymentRow, providerId: string): Promise<ProviderPayment | null> {
  try {
    const news = await paymentProvider().get(providerId);
    if (news) return news;
    // Only a person can know why: the wrong key, or a payment that was removed.
    strapi.log.error(`Payment ${providerId} is not known to the provider`);
    const unknown = new ProviderDown('The provider does not know this payment');
    await noteFailure(strapi, payment, unknown);
    const alert = { kind: 'payment-unknown', orderId: payment.order_id, topic: `payment:${payment.id}` };
    await strapi.db.connection.transaction((trx) => raiseAlert(trx, { ...alert, data: { id: providerId } }));
    return null;
  } catch (error) {
    if (error instanceof ProviderDown) await noteFailure(strapi, payment, error);
    throw error;
  }
}

async function fetchAndApply(strapi: Core.Strapi, paymentId: number): Promise<void> {
  const db = strapi.db.connection;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const payment: PaymentRow | undefined = await db('payments').where({ id: paymentId }).first();
    if (!payment?.provider_id) return;
    const order: OrderRow = await db('orders').where({ id: payment.order_id }).first();
    const news = await ask(strapi, payment, payment.provider_id);
    if (!news) return;
    // What is refunded of a payment that was never made is no refund: the news is refused below.
    if (news.id === payment.provider_id && news.status === 'paid') await alignWhenNeeded(db, payment, news.refunded);
    const result = await applyPayment(db, order, payment, news);
    // Somebody else wrote since the provider was asked, so these news may be older than what is known: ask again.
    if (result === 'outdated') continue;
    if (result === 'unchanged') return;
    await announceStock(strapi, result.changed);
    wakeJob('outbox');
    wakeJob('returns');
    if (result.paidNow) await closeOthers(strapi, payment);
    return;
  }
  throw new Error('The payment changed too often while it was read');
}

/**
 * Brings one payment, and its order, to what the provider says now. Webhook, return page, polling and sweeps all come
 * here; any number of them at once is fine. Throws `ProviderDown` when the provider could not be asked.
 */
export function syncPayment(strapi: Core.Strapi, paymentId: number): Promise<void> {
  return coalesce(`sync:${paymentId}`, () => fetchAndApply(strapi, paymentId));
}

const POLL_INTERVAL_MS = 2000;
const POLL_PATIENCE_MS = 2500;

/** For a waiting page: asks the provider at most every two seconds and does not wait long; what is known must do. */
export async function pollPayments(strapi: Core.Strapi, payments: PaymentRow[], now = Date.now()): Promise<void> {
  const due = payments.filter(
    (payment) =>
      payment.provider_id &&
      isUndecided(payment.state as PaymentStatus) &&
      // A clock that was set back must not silence the question.
      Math.abs(now - (toDate(payment.checked_at)?.getTime() ?? 0)) >= POLL_INTERVAL_MS,
  );
  if (due.length === 0) return;
  const work = Promise.all(due.map((payment) => syncPayment(strapi, payment.id))).catch((error: unknown) => {
    strapi.log.warn(`Payment could not be looked up: ${wordsOf(error)}`);
  });
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([work, new Promise((resolve) => (timer = setTimeout(resolve, POLL_PATIENCE_MS)))]);
  clearTimeout(timer);
}
