import type { Core } from '@strapi/strapi';
import { SharedLimit, WindowLimit } from '../../platform/http/rate-limit';
import { paymentProvider } from '../provider/mollie-provider';
import type { ProviderPayment } from '../provider/provider';
import { ProviderDown } from '../provider/provider';
import { raiseAlert } from '../../orders/alerts/raise-alert';
import { addEvent } from '../../orders/records/order-events';
import { latestPayment } from '../../orders/records/order-response';
import type { PaymentRow } from '../../orders/records/order-rows';
import { readOrderPayments, requireOrderById } from '../../orders/records/find-order';
import { MINUTE_MS } from '../../domain/time';
import { transact } from '../../platform/database/transact';
import type { Db } from '../../platform/database/row-helpers';
import { wakeJob } from '../../platform/jobs/start-job';
import { insertPayment } from './insert-payment';

/**
 * Anyone can call the webhook with made-up ids: each unknown id is looked up once, and lookups are limited per network, so
 * that none keeps the provider's own calls from being heard, and overall.
 */
const unknownIds = new WindowLimit('unknown-payments', 1, 10 * MINUTE_MS);
const lookups = new SharedLimit('lost-payments', { share: 30, total: 300 }, MINUTE_MS);

/**
 * Assigns the payment to the row it was created for or, if that row has another payment by now, to a new attempt. Null when
 * no row has its key: the order number alone proves nothing, because after the restore of a backup it may belong to
 * somebody else's order.
 */
async function assignToRow(trx: Db, update: ProviderPayment, now: Date): Promise<PaymentRow | null> {
  if (update.paymentKey === null) return null;
  const created: PaymentRow | undefined = await trx('payments').where({ document_id: update.paymentKey }).first();
  if (!created) return null;
  await trx('orders').where({ id: created.order_id }).update({ updated_at: now });
  const order = await requireOrderById(trx, created.order_id);
  if (order.order_nr !== update.orderNr) return null;
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

/** Money that was received, or may still be, and was not sent back. */
const holdsMoney = ({ status, amount, refunded, chargedBack }: ProviderPayment): boolean =>
  (status === 'paid' && amount > refunded + chargedBack) || status === 'authorized' || status === 'pending';

/** Outcome for a payment that the shop did not know: its row, or whether the operators were alerted to it. */
export interface Recovered {
  payment: PaymentRow | null;
  isAlerted: boolean;
}

/** Finds the row of a payment that the shop made; alerts the operators, once, to money that belongs to no row. */
export async function recoverPayment(strapi: Core.Strapi, update: ProviderPayment): Promise<Recovered> {
  if (update.orderNr === null) return { payment: null, isAlerted: false };
  const recovered = await transact(strapi.db.connection, async (trx) => {
    const now = new Date();
    const payment = await assignToRow(trx, update, now);
    const isAlerted = payment === null && holdsMoney(update);
    const { id, orderNr, status, amount, currency } = update;
    const data = { orderNr, said: { id, status, amount, currency } };
    if (isAlerted) await raiseAlert(trx, { kind: 'payment-unmatched', orderId: null, topic: id, data }, now);
    return { payment, isAlerted };
  });
  if (recovered.isAlerted) wakeJob('outbox');
  return recovered;
}

/**
 * Looks up a payment that the provider knows and the shop does not, because the response to its creation was lost. Null
 * when it belongs to no order of the shop. Throws `ProviderDown` when the provider can not be reached.
 *
 * @param ip where the webhook came from
 */
export async function recoverLostPayment(
  strapi: Core.Strapi,
  providerId: string,
  ip: string,
): Promise<PaymentRow | null> {
  if (!providerId.startsWith('tr_') || (await unknownIds.isUsedUp(providerId))) return null;
  if (!(await lookups.take(ip))) throw new ProviderDown('Too many lookups of unknown payments');
  const update = await paymentProvider().get(providerId);
  const isOurs = update !== null && update.id === providerId && update.orderNr !== null;
  const { payment, isAlerted } = isOurs ? await recoverPayment(strapi, update) : { payment: null, isAlerted: false };
  // One of ours that is not paid yet may be paid at the next call.
  if (!isOurs || isAlerted) await unknownIds.take(providerId);
  return payment;
}
