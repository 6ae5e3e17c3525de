import type { Core } from '@strapi/strapi';
import { type UpdateRejection, findCreatedPaymentMismatch } from '../../domain/payment-update';
import { ProviderDown, type ProviderPayment } from '../provider/provider';
import { paymentProvider } from '../provider/mollie';
import { coalesce } from '../../platform/jobs/single-flight';
import { addEvent } from '../../orders/records/events';
import { latestPayment } from '../../orders/records/order-response';
import { recordRefusal } from '../../orders/records/refusals';
import type { OrderRow, PaymentRow } from '../../orders/records/order-rows';
import { syncPayment } from './sync-payment';
import { env } from '../../platform/env/env';

async function askProvider(strapi: Core.Strapi, order: OrderRow, payment: PaymentRow): Promise<ProviderPayment | null> {
  try {
    return await paymentProvider().create({
      idempotencyKey: payment.document_id,
      amount: payment.amount,
      currency: payment.currency,
      description: order.order_nr,
      redirectUrl: order.return_url,
      webhookUrl: `${env().shopOrigins.nl}/api/payments/webhook`,
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
  why: UpdateRejection,
): Promise<void> {
  strapi.log.error(`${order.order_nr}: the provider made something else. ${why}`);
  const said = { id: made.id, orderNr: made.orderNr, amount: made.amount, currency: made.currency };
  const facts = { attempt: payment.attempt, said };
  await recordRefusal(strapi.db.connection, order.id, { what: 'payment', why, facts });
}

/** An id that another payment has already: SQLite and PostgreSQL name it by these codes. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'SQLITE_CONSTRAINT_UNIQUE' || error.code === '23505');

/** The payment as it is afterwards. */
async function createAtProvider(strapi: Core.Strapi, order: OrderRow, payment: PaymentRow): Promise<PaymentRow> {
  const db = strapi.db.connection;
  const made = await askProvider(strapi, order, payment);
  if (!made) return payment;
  const now = new Date();
  const { amount, currency } = payment;
  const refuse = async (why: UpdateRejection): Promise<PaymentRow> => {
    await refuseStranger(strapi, order, payment, made, why);
    return payment;
  };
  const stranger = findCreatedPaymentMismatch(made, { id: null, orderNr: order.order_nr, amount, currency });
  if (stranger) return refuse(stranger);
  const written: PaymentRow[] | null = await db('payments')
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
    .returning('*')
    .catch((error: unknown) => {
      if (!isTaken(error)) throw error;
      return null;
    });
  if (written === null) return refuse('other-payment');
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
