import type { Core } from '@strapi/strapi';
import { parseLocaleHosts } from '../domain/hosts';
import { ProviderDown, type ProviderPayment } from '../payments/provider';
import { paymentProvider } from '../payments/mollie';
import { coalesce } from './coalesce';
import { addEvent } from './events';
import { latestPayment } from './order-answer';
import type { OrderRow, PaymentRow } from './rows';
import { syncPayment } from './sync-payment';

async function askProvider(strapi: Core.Strapi, order: OrderRow, payment: PaymentRow): Promise<ProviderPayment | null> {
  try {
    return await paymentProvider().create({
      idempotencyKey: payment.document_id,
      amount: payment.amount,
      currency: payment.currency,
      description: order.order_nr,
      redirectUrl: order.return_url,
      webhookUrl: `${parseLocaleHosts(process.env.LOCALE_HOSTS, process.env.PORT).nl}/api/payments/webhook`,
      locale: order.language,
      metadata: { orderNr: order.order_nr },
    });
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    strapi.log.warn(`${order.order_nr}: no payment could be made. ${error.message}`);
    return null;
  }
}

/** The payment as it is afterwards. */
async function createAtProvider(strapi: Core.Strapi, order: OrderRow, payment: PaymentRow): Promise<PaymentRow> {
  const db = strapi.db.connection;
  const made = await askProvider(strapi, order, payment);
  if (!made) return payment;
  const now = new Date();
  const written: PaymentRow[] = await db('payments')
    .where({ id: payment.id, provider_id: null, state: 'created' })
    .update({
      provider_id: made.id,
      state: 'open',
      checkout_url: made.checkoutUrl,
      expires_at: made.expiresAt,
      checked_at: now,
      next_check_at: new Date(now.getTime() + 60_000),
      updated_at: now,
    })
    .returning('*');
  const [open] = written;
  if (open) await addEvent(db, order.id, 'payment-started', { attempt: payment.attempt, id: made.id }, now);
  if (open && made.status === 'open') return open;
  // Decided at once, or the order was canceled meanwhile: the usual way deals with it.
  if (made.status !== 'open') await syncPayment(strapi, payment.id);
  return db('payments').where({ id: payment.id }).first();
}

async function startLatest(strapi: Core.Strapi, order: OrderRow): Promise<string | null> {
  const latest = latestPayment(await strapi.db.connection('payments').where({ order_id: order.id }));
  const isNew = latest !== null && latest.provider_id === null && latest.state === 'created';
  const payment = isNew ? await createAtProvider(strapi, order, latest) : latest;
  return payment?.state === 'open' ? payment.checkout_url : null;
}

/** Where the latest payment of an order can be made, creating it at the provider if that was not done yet. */
export const startPayment = (strapi: Core.Strapi, order: OrderRow): Promise<string | null> =>
  coalesce(`start:${order.id}`, () => startLatest(strapi, order));
