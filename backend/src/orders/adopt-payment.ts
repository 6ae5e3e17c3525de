import type { Core } from '@strapi/strapi';
import { WindowLimit } from '../http/window-limit';
import { paymentProvider } from '../payments/mollie';
import type { ProviderPayment } from '../payments/provider';
import { ProviderDown } from '../payments/provider';
import { addEvent } from './events';
import { insertPayment } from './insert-order';
import { latestPayment } from './order-answer';
import type { Db, OrderRow, PaymentRow } from './rows';
import { transact } from './transact';

const MINUTE = 60_000;
/** Anybody can send made-up ids: each is asked for once, and not too many at a time. */
const strangers = new WindowLimit(1, 10 * MINUTE);
const questions = new WindowLimit(60, MINUTE);

/** Gives the payment its row: the one it was made for, or, when that one went on without it, a further attempt. */
async function adopt(trx: Db, news: ProviderPayment, now: Date): Promise<PaymentRow | null> {
  const order: OrderRow | undefined = await trx('orders').where({ order_nr: news.orderNr }).first();
  if (!order) return null;
  await trx('orders').where({ id: order.id }).update({ updated_at: now });
  const payments: PaymentRow[] = await trx('payments').where({ order_id: order.id });
  const known = payments.find((payment) => payment.provider_id === news.id);
  if (known) return known;
  let row = payments.find((payment) => payment.document_id === news.paymentKey && payment.provider_id === null);
  if (!row) {
    const attempt = (latestPayment(payments)?.attempt ?? 0) + 1;
    await insertPayment(trx, order, attempt, now);
    row = (await trx('payments').where({ order_id: order.id, attempt }).first()) as PaymentRow;
  }
  const state = row.state === 'created' ? 'open' : row.state;
  await trx('payments').where({ id: row.id }).update({ provider_id: news.id, state, updated_at: now });
  await addEvent(trx, order.id, 'payment-found', { attempt: row.attempt, id: news.id }, now);
  return { ...row, provider_id: news.id, state };
}

/**
 * A payment of ours that the provider knows and the shop does not: it was made, and the answer never arrived. Null when
 * it is none of ours. Throws `ProviderDown` when nobody can tell now.
 */
export async function adoptPayment(strapi: Core.Strapi, providerId: string): Promise<PaymentRow | null> {
  if (!providerId.startsWith('tr_') || (await strangers.isUsedUp(providerId))) return null;
  if (!(await questions.take('all'))) throw new ProviderDown('Too many unknown payments at once');
  const news = await paymentProvider().get(providerId);
  const isOurs = news !== null && news.id === providerId && news.orderNr !== null;
  const found = isOurs ? await transact(strapi.db.connection, (trx) => adopt(trx, news, new Date())) : null;
  if (!found) await strangers.take(providerId);
  return found;
}
