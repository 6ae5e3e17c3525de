import type { Core } from '@strapi/strapi';
import { WindowLimit } from '../../platform/http/rate-limit';
import { paymentProvider } from '../provider/mollie-provider';
import type { ProviderPayment } from '../provider/provider';
import { ProviderDown } from '../provider/provider';
import { addEvent } from '../../orders/records/order-events';
import { latestPayment } from '../../orders/records/order-response';
import type { PaymentRow } from '../../orders/records/order-rows';
import { findOrderByNumber, readOrderPayments } from '../../orders/records/find-order';
import { transact } from '../../platform/database/transact';
import type { Db } from '../../platform/database/row-helpers';
import { insertPayment } from './insert-payment';

const MINUTE = 60_000;
/** Anyone can call the webhook with made-up ids: each unknown id is looked up once, and lookups are limited overall. */
const unknownIds = new WindowLimit(1, 10 * MINUTE);
const lookups = new WindowLimit(60, MINUTE);

/** Assigns the payment to the row it was created for or, if that row has another payment by now, to a new attempt. */
async function assignToRow(trx: Db, update: ProviderPayment, now: Date): Promise<PaymentRow | null> {
  const order = update.orderNr === null ? null : await findOrderByNumber(trx, update.orderNr);
  if (!order) return null;
  await trx('orders').where({ id: order.id }).update({ updated_at: now });
  const payments = await readOrderPayments(trx, order.id);
  const known = payments.find((payment) => payment.provider_id === update.id);
  if (known) return known;
  let row = payments.find((payment) => payment.document_id === update.paymentKey && payment.provider_id === null);
  if (!row) {
    const attempt = (latestPayment(payments)?.attempt ?? 0) + 1;
    await insertPayment(trx, order, attempt, now);
    row = (await trx('payments').where({ order_id: order.id, attempt }).first()) as PaymentRow;
  }
  const state = row.state === 'created' ? 'open' : row.state;
  await trx('payments').where({ id: row.id }).update({ provider_id: update.id, state, updated_at: now });
  await addEvent(trx, order.id, 'payment-found', { attempt: row.attempt, id: update.id }, now);
  return { ...row, provider_id: update.id, state };
}

/**
 * Looks up a payment that the provider knows and the shop does not, because the response to its creation was lost. Null
 * when it does not belong to the shop. Throws `ProviderDown` when the provider can not be reached.
 */
export async function recoverLostPayment(strapi: Core.Strapi, providerId: string): Promise<PaymentRow | null> {
  if (!providerId.startsWith('tr_') || (await unknownIds.isUsedUp(providerId))) return null;
  if (!(await lookups.take('all'))) throw new ProviderDown('Too many lookups of unknown payments');
  const update = await paymentProvider().get(providerId);
  const isOurs = update !== null && update.id === providerId && update.orderNr !== null;
  const found = isOurs ? await transact(strapi.db.connection, (trx) => assignToRow(trx, update, new Date())) : null;
  if (!found) await unknownIds.take(providerId);
  return found;
}
