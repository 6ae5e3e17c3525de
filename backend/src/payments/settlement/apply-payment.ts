import type { Knex } from 'knex';
import { raiseAlert } from '../../orders/alerts/raise-alert';
import { wasPaid } from '../../domain/order-status';
import { type ExpectedPayment, type PaymentUpdateResult, applyPaymentUpdate } from '../../domain/payment-update';
import type { ProviderPayment } from '../provider/provider';
import { addEvent } from '../../orders/records/events';
import { factsOf, isSamePayment, nextCheck, paymentColumns } from './payment-columns';
import { recordRefusal } from '../../orders/records/refusals';
import type { OrderRow, PaymentRow } from '../../orders/records/order-rows';
import { settleOrder } from './settle-order';
import type { ChangedSkus } from '../../catalog/stock/stock';
import { transact } from '../../platform/database/transact';
import type { Db } from '../../platform/database/rows';

export type ApplyResult = 'outdated' | 'unchanged' | { changed: ChangedSkus; paidNow: boolean };

type Asked = Pick<OrderRow, 'order_nr' | 'total' | 'currency'>;

/** What the shop asked the provider for; the row's own amount is what came of it. */
const askedOf = (order: Asked, payment: PaymentRow): ExpectedPayment => ({
  id: payment.provider_id,
  orderNr: order.order_nr,
  amount: order.total,
  currency: order.currency,
});

/** The parts of the news that matter for money; what tells one refusal from another. */
const saidOf = ({ id, orderNr, status, amount, currency, refunded, refundsUndone, chargedBack }: ProviderPayment) => ({
  id,
  orderNr,
  status,
  amount,
  currency,
  refunded,
  refundsUndone,
  chargedBack,
});

/** Refused moves go into the diary, what a person must know to the desk; both once, however often it is said. */
async function noteJudgement(
  trx: Db,
  payment: PaymentRow,
  judged: PaymentUpdateResult,
  news: ProviderPayment,
  now: Date,
): Promise<void> {
  const { order_id: orderId, attempt } = payment;
  for (const why of judged.rejected)
    await recordRefusal(trx, orderId, { what: 'payment', why, facts: { attempt, said: saidOf(news) } }, now);
  for (const kind of judged.alerts) {
    const { chargedBack } = judged.next;
    // A payment can be charged back, given again and charged back anew: each turn is news.
    const turn = kind.startsWith('chargeback') ? `:${payment.version}` : '';
    const topic = `payment:${payment.id}${turn}`;
    const data = { attempt, known: factsOf(payment), said: saidOf(news), chargedBack };
    await raiseAlert(trx, { kind, orderId, topic, data }, now);
  }
}

/** Nothing changes; when something was refused that is noted. */
async function noteCheck(
  db: Knex,
  payment: PaymentRow,
  judged: PaymentUpdateResult,
  news: ProviderPayment,
  now: Date,
): Promise<'outdated' | 'unchanged'> {
  const expiresAt = judged.accepted ? { expires_at: news.expiresAt } : {};
  const next = nextCheck(payment, payment.state, judged.accepted ? news.expiresAt : null, now);
  const count = await db('payments')
    .where({ id: payment.id, version: payment.version })
    .update({ checked_at: now, next_check_at: next, last_error: null, ...expiresAt });
  if (count !== 1) return 'outdated';
  if (judged.rejected.length > 0) await transact(db, (trx) => noteJudgement(trx, payment, judged, news, now));
  return 'unchanged';
}

/**
 * Writes what of the provider's news holds, if nobody else wrote since `payment` was read (its version tells). One
 * transaction; the first statement locks the order, so news of two payments of one order wait for each other.
 */
export async function applyPayment(
  db: Knex,
  asked: Asked,
  payment: PaymentRow,
  news: ProviderPayment,
): Promise<ApplyResult> {
  const now = new Date();
  const judged = applyPaymentUpdate(factsOf(payment), news, askedOf(asked, payment));
  const next = paymentColumns(payment, judged.next, news, now);
  if (!judged.accepted || isSamePayment(payment, next)) return noteCheck(db, payment, judged, news, now);
  return transact(db, async (trx) => {
    await trx('orders').where({ id: payment.order_id }).update({ updated_at: now });
    const checked = { checked_at: now, next_check_at: nextCheck(payment, next.state, news.expiresAt, now) };
    const count = await trx('payments')
      .where({ id: payment.id, version: payment.version })
      .update({ ...next, ...checked, last_error: null, version: payment.version + 1, updated_at: now });
    if (count !== 1) return 'outdated';
    const order: OrderRow = await trx('orders').where({ id: payment.order_id }).first();
    const { refunded, charged_back: chargedBack, state } = next;
    await addEvent(trx, order.id, 'payment', { attempt: payment.attempt, state, refunded, chargedBack }, now);
    await noteJudgement(trx, payment, judged, news, now);
    const changed: ChangedSkus = new Set();
    const arrived = payment.state !== 'paid' && next.state === 'paid';
    const status = await settleOrder(trx, order, changed, now, arrived ? payment.id : null);
    return { changed, paidNow: wasPaid(status) && !wasPaid(order.payment_status) };
  });
}

/** Ends a payment that the provider never heard of; its order goes where a payment in time would have taken it. */
export async function expireUnstarted(db: Knex, payment: PaymentRow): Promise<ChangedSkus> {
  const now = new Date();
  return transact(db, async (trx) => {
    const changed: ChangedSkus = new Set();
    await trx('orders').where({ id: payment.order_id }).update({ updated_at: now });
    const count = await trx('payments')
      .where({ id: payment.id, state: 'created', provider_id: null })
      .update({ state: 'expired', version: payment.version + 1, updated_at: now });
    if (count === 1) {
      const order: OrderRow = await trx('orders').where({ id: payment.order_id }).first();
      await settleOrder(trx, order, changed, now);
    }
    return changed;
  });
}

/** Derives an order anew whose effects are not what its payments say; nothing happens to one that is right. */
export async function healOrder(db: Knex, orderId: number): Promise<ChangedSkus> {
  const now = new Date();
  return transact(db, async (trx) => {
    const changed: ChangedSkus = new Set();
    await trx('orders').where({ id: orderId }).update({ updated_at: now });
    const order: OrderRow = await trx('orders').where({ id: orderId }).first();
    await settleOrder(trx, order, changed, now);
    return changed;
  });
}
