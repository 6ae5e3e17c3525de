import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { type UpdateRejection, findCreatedPaymentMismatch } from '../../domain/payment-update';
import { type NewPayment, ProviderDown, type ProviderPayment, ProviderRejected } from '../provider/provider';
import { paymentProvider } from '../provider/mollie-provider';
import { needsDetails, paymentDetails } from '../provider/payment-details';
import { singleFlight } from '../../platform/jobs/single-flight';
import { eventInsertIf } from '../../orders/records/order-events';
import { latestPayment } from '../../orders/records/order-response';
import { recordRejection } from '../../orders/records/record-rejection';
import type { LineRow, OrderRow, PaymentRow } from '../../orders/records/order-rows';
import { readOrderLines, readOrderPayments } from '../../orders/records/find-order';
import { syncPayment } from './sync-payment';
import { type IdOf, together } from '../../platform/database/together';
import { retry } from '../../platform/database/transact';
import { env } from '../../platform/env/env';

/** A payment that was inserted with a new order, and the order's lines. */
export interface InsertedPayment {
  payment: PaymentRow;
  lines: LineRow[];
  /** What the customer authorized in the sheet of Apple Pay; it pays at once. */
  applePayToken?: string | null;
}

/**
 * A method that vanished since it was chosen, or that declines this order, must not stop the payment: it is made once more
 * without, and the customer chooses at the provider. Its key differs, because the provider compares requests by key.
 */
async function createOrLetChoose(strapi: Core.Strapi, payment: NewPayment): Promise<ProviderPayment> {
  try {
    return await paymentProvider().create(payment);
  } catch (error) {
    if (!(error instanceof ProviderRejected)) throw error;
    strapi.log.warn(
      `${payment.description}: ${payment.method ?? 'a payment with lines'} was refused. ${error.message}`,
    );
    const idempotencyKey = `${payment.idempotencyKey}-any`;
    return paymentProvider().create({ ...payment, idempotencyKey, method: null, details: null, applePayToken: null });
  }
}

async function requestPayment(
  strapi: Core.Strapi,
  order: OrderRow,
  { payment, lines, applePayToken = null }: InsertedPayment,
): Promise<ProviderPayment | null> {
  try {
    return await createOrLetChoose(strapi, {
      idempotencyKey: payment.document_id,
      amount: payment.amount,
      currency: payment.currency,
      description: order.order_nr,
      redirectUrl: order.return_url,
      webhookUrl: `${env().shopOrigins.nl}/api/payments/webhook`,
      locale: order.language,
      // The payment id lets adopt-payment.ts identify the payment if the response is lost.
      metadata: { orderNr: order.order_nr, payment: payment.document_id },
      method: payment.chosen_method,
      // Lines that add up to more than is to pay would be refused.
      details: order.gift_card_amount ? null : paymentDetails(order, lines, payment.chosen_method),
      applePayToken,
    });
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    strapi.log.warn(`${order.order_nr}: the payment could not be created. ${error.message}`);
    return null;
  }
}

/** Records a created payment that does not match the request; the next try may succeed. */
async function recordMismatch(
  strapi: Core.Strapi,
  order: OrderRow,
  payment: PaymentRow,
  made: ProviderPayment,
  why: UpdateRejection,
): Promise<void> {
  strapi.log.error(`${order.order_nr}: the provider created a different payment: ${why}`);
  const said = { id: made.id, orderNr: made.orderNr, amount: made.amount, currency: made.currency };
  const details = { attempt: payment.attempt, said };
  await recordRejection(strapi.db.connection, order.id, { subject: 'payment', reason: why, details: details });
}

/** The id belongs to another payment; unique violations in SQLite and PostgreSQL. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'SQLITE_CONSTRAINT_UNIQUE' || error.code === '23505');

/** Null when the payment has been decided or started meanwhile. */
async function storeStartedPayment(
  db: Knex,
  payment: PaymentRow,
  made: ProviderPayment,
  now: Date,
): Promise<PaymentRow | null> {
  const statements = () => ({
    started: db('payments')
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
      .returning('*'),
    event: (idOf: IdOf) => {
      const event = { kind: 'payment-started', data: { attempt: payment.attempt, id: made.id } };
      return eventInsertIf(db, idOf('started'), payment.order_id, event, now);
    },
  });
  const { started } = await retry(() => together<{ started: PaymentRow; event: object }>(db, statements()));
  return started[0] ?? null;
}

/** Creates the payment at the provider and returns the updated row. */
async function createAtProvider(strapi: Core.Strapi, order: OrderRow, inserted: InsertedPayment): Promise<PaymentRow> {
  const db = strapi.db.connection;
  const { payment } = inserted;
  const made = await requestPayment(strapi, order, inserted);
  if (!made) return payment;
  const now = new Date();
  const { amount, currency } = payment;
  const refuse = async (why: UpdateRejection): Promise<PaymentRow> => {
    await recordMismatch(strapi, order, payment, made, why);
    return payment;
  };
  const stranger = findCreatedPaymentMismatch(made, { id: null, orderNr: order.order_nr, amount, currency });
  if (stranger) return refuse(stranger);
  const started = await storeStartedPayment(db, payment, made, now).catch((error: unknown) => {
    if (!isTaken(error)) throw error;
    return 'taken' as const;
  });
  if (started === 'taken') return refuse('other-payment');
  if (started && made.status === 'open') return started;
  // Already decided, or the order was canceled meanwhile: synchronize as usual.
  if (made.status !== 'open') await syncPayment(strapi, payment.id);
  return db('payments').where({ id: payment.id }).first();
}

async function startLatest(
  strapi: Core.Strapi,
  order: OrderRow,
  known: InsertedPayment | null,
): Promise<string | null> {
  const db = strapi.db.connection;
  const latest = known?.payment ?? latestPayment(await readOrderPayments(db, order.id));
  const isNew = latest !== null && latest.provider_id === null && latest.state === 'created';
  if (!isNew) return latest?.state === 'open' ? latest.checkout_url : null;
  const lines = known?.lines ?? (needsDetails(latest.chosen_method) ? await readOrderLines(db, order.id) : []);
  const applePayToken = known?.applePayToken ?? null;
  const payment = await createAtProvider(strapi, order, { payment: latest, lines, applePayToken });
  return payment.state === 'open' ? payment.checkout_url : null;
}

/**
 * Checkout URL of an order's latest payment, which is created at the provider if necessary. Null when not payable. `known`:
 * what was inserted with a new order.
 */
export const getOrCreateCheckoutUrl = (
  strapi: Core.Strapi,
  order: OrderRow,
  known: InsertedPayment | null = null,
): Promise<string | null> => singleFlight(`start:${order.id}`, () => startLatest(strapi, order, known));
