import type { Core } from '@strapi/strapi';
import { parseLocaleHosts } from '../domain/hosts';
import { type RefusalName, judgeCreated } from '../domain/payment-news';
import { ProviderDown, type ProviderPayment } from '../payments/provider';
import { paymentProvider } from '../payments/mollie';
import { coalesce } from './coalesce';
import { addEvent } from './events';
import { latestPayment } from './order-answer';
import { recordRefusal } from './refusals';
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
      // Names the payment too: one whose answer was lost can be told by it (adopt-payment.ts).
      metadata: { orderNr: order.order_nr, payment: payment.document_id },
    });
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    strapi.log.warn(`${order.order_nr}: no payment could be made. ${error.message}`);
    return null;
  }
}

/** An answer that is not the payment that was asked for is noted and not used; the next try may bring the right one. */
async function refuseStranger(
  strapi: Core.Strapi,
  order: OrderRow,
  payment: PaymentRow,
  made: ProviderPayment,
  why: RefusalName,
): Promise<void> {
  strapi.log.error(`${order.order_nr}: the provider made something else. ${why}`);
  const said = { id: made.id, orderNr: made.orderNr, amount: made.amount, currency: made.currency };
  const facts = { attempt: payment.attempt, said };
  await recordRefusal(strapi.db.connection, order.id, { what: 'payment', why, facts });
}

/** An id that another payment has already: SQLite and PostgreSQL name it by these codes. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'SQLITE_CONSTRAINT_UNIQUE' || error.code === '23505');

async function createAtProvider(strapi: Core.Strapi, orderId: number, paymentId: number): Promise<void> {
  const db = strapi.db.connection;
  const payment: PaymentRow | undefined = await db('payments').where({ id: paymentId }).first();
  const order: OrderRow | undefined = await db('orders').where({ id: orderId }).first();
  if (!payment || !order || payment.provider_id !== null || payment.state !== 'created') return;
  const made = await askProvider(strapi, order, payment);
  if (!made) return;
  const now = new Date();
  const { amount, currency } = payment;
  const stranger = judgeCreated(made, { id: null, orderNr: order.order_nr, amount, currency });
  if (stranger) return refuseStranger(strapi, order, payment, made, stranger);
  const written = await db('payments')
    .where({ id: paymentId, provider_id: null, state: 'created' })
    .update({
      provider_id: made.id,
      state: 'open',
      checkout_url: made.checkoutUrl,
      expires_at: made.expiresAt,
      checked_at: now,
      next_check_at: new Date(now.getTime() + 60_000),
      updated_at: now,
    })
    .catch((error: unknown) => {
      if (!isTaken(error)) throw error;
      return null;
    });
  if (written === null) return refuseStranger(strapi, order, payment, made, 'other-payment');
  if (written === 1) await addEvent(db, orderId, 'payment-started', { attempt: payment.attempt, id: made.id }, now);
  // Decided at once, or the order was canceled meanwhile: the usual way deals with it.
  if (made.status !== 'open') await syncPayment(strapi, paymentId);
}

/** Where the latest payment of an order can be made, creating it at the provider if that was not done yet. */
export async function startPayment(strapi: Core.Strapi, orderId: number): Promise<string | null> {
  const db = strapi.db.connection;
  const latest = latestPayment(await db('payments').where({ order_id: orderId }));
  if (!latest) return null;
  if (latest.provider_id === null && latest.state === 'created') {
    await coalesce(`start:${latest.id}`, () => createAtProvider(strapi, orderId, latest.id));
  }
  const payment: PaymentRow = await db('payments').where({ id: latest.id }).first();
  return payment.state === 'open' ? payment.checkout_url : null;
}
