import type { Knex } from 'knex';
import { raiseAlert } from '../../orders/alerts/raise-alert';
import { isSettled } from '../../domain/order-status';
import { type ExpectedPayment, type PaymentUpdateResult, applyPaymentUpdate } from '../../domain/payment-update';
import type { ProviderPayment } from '../provider/provider';
import { addEvent } from '../../orders/records/order-events';
import { paymentSnapshotOf, isSamePayment, nextCheck, paymentColumns } from './payment-columns';
import { recordRejection } from '../../orders/records/record-rejection';
import { type OrderRow, type PaymentRow, askedOf } from '../../orders/records/order-rows';
import { requireOrderById } from '../../orders/records/find-order';
import { settleOrder } from './settle-order';
import type { ChangedVariants } from '../../catalog/stock/stock-reservations';
import { transact } from '../../platform/database/transact';
import type { Db } from '../../platform/database/row-helpers';

export type ApplyResult = 'outdated' | 'unchanged' | { changed: ChangedVariants; paidNow: boolean };

type OrderedPayment = Pick<OrderRow, 'order_nr' | 'total' | 'gift_card_amount' | 'currency'>;

/** The payment as requested; the row's own amount is what the provider reported since. */
const expectedPaymentOf = (order: OrderedPayment, payment: PaymentRow): ExpectedPayment => ({
  id: payment.provider_id,
  orderNr: order.order_nr,
  amount: askedOf(order, payment),
  currency: order.currency,
});

/** The financially relevant part of an update, which distinguishes one rejection from another. */
const financialPartOf = ({
  id,
  orderNr,
  status,
  amount,
  currency,
  refunded,
  refundsUndone,
  chargedBack,
}: ProviderPayment) => ({
  id,
  orderNr,
  status,
  amount,
  currency,
  refunded,
  refundsUndone,
  chargedBack,
});

/** Records rejections in the timeline and raises alerts; each only once, however often the update is repeated. */
async function recordRejectionsAndAlerts(
  trx: Db,
  payment: PaymentRow,
  result: PaymentUpdateResult,
  update: ProviderPayment,
  now: Date,
): Promise<void> {
  const { order_id: orderId, attempt } = payment;
  for (const why of result.rejected)
    await recordRejection(
      trx,
      orderId,
      { subject: 'payment', reason: why, details: { attempt, said: financialPartOf(update) } },
      now,
    );
  for (const kind of result.alerts) {
    const { chargedBack } = result.next;
    // A payment can be charged back, reversed and charged back again; each change is a new topic.
    const turn = kind.startsWith('chargeback') ? `:${payment.version}` : '';
    const topic = `payment:${payment.id}${turn}`;
    const data = { attempt, known: paymentSnapshotOf(payment), said: financialPartOf(update), chargedBack };
    await raiseAlert(trx, { kind, orderId, topic, data }, now);
  }
}

/** Stores only that the payment was checked, and any rejections. */
async function recordCheck(
  db: Knex,
  payment: PaymentRow,
  result: PaymentUpdateResult,
  update: ProviderPayment,
  now: Date,
): Promise<'outdated' | 'unchanged'> {
  const expiresAt = result.accepted ? { expires_at: update.expiresAt } : {};
  const next = nextCheck(payment, payment.state, result.accepted ? update.expiresAt : null, now);
  const count = await db('payments')
    .where({ id: payment.id, version: payment.version })
    .update({ checked_at: now, next_check_at: next, last_error: null, ...expiresAt });
  if (count !== 1) return 'outdated';
  if (result.rejected.length > 0)
    await transact(db, (trx) => recordRejectionsAndAlerts(trx, payment, result, update, now));
  return 'unchanged';
}

/**
 * Stores a provider update unless the payment was changed since `payment` was read (detected by its version). Runs in one
 * transaction whose first statement locks the order, so updates of two payments of one order are serialized.
 */
export async function storePaymentUpdate(
  db: Knex,
  ordered: OrderedPayment,
  payment: PaymentRow,
  update: ProviderPayment,
): Promise<ApplyResult> {
  const now = new Date();
  const result = applyPaymentUpdate(paymentSnapshotOf(payment), update, expectedPaymentOf(ordered, payment));
  const next = paymentColumns(payment, result.next, update, now);
  if (!result.accepted || isSamePayment(payment, next)) return recordCheck(db, payment, result, update, now);
  return transact(db, async (trx) => {
    await trx('orders').where({ id: payment.order_id }).update({ updated_at: now });
    const checked = { checked_at: now, next_check_at: nextCheck(payment, next.state, update.expiresAt, now) };
    const count = await trx('payments')
      .where({ id: payment.id, version: payment.version })
      .update({ ...next, ...checked, last_error: null, version: payment.version + 1, updated_at: now });
    if (count !== 1) return 'outdated';
    const order = await requireOrderById(trx, payment.order_id);
    const { refunded, charged_back: chargedBack, state } = next;
    await addEvent(trx, order.id, 'payment', { attempt: payment.attempt, state, refunded, chargedBack }, now);
    await recordRejectionsAndAlerts(trx, payment, result, update, now);
    const changed: ChangedVariants = new Set();
    const arrived = payment.state !== 'paid' && next.state === 'paid';
    const status = await settleOrder(trx, order, changed, now, arrived ? payment.id : null);
    return { changed, paidNow: isSettled(status) && !isSettled(order.payment_status) };
  });
}

/** Expires a payment that was never created at the provider, and settles its order. */
export async function expireUnstartedPayment(db: Knex, payment: PaymentRow): Promise<ChangedVariants> {
  const now = new Date();
  return transact(db, async (trx) => {
    const changed: ChangedVariants = new Set();
    await trx('orders').where({ id: payment.order_id }).update({ updated_at: now });
    const count = await trx('payments')
      .where({ id: payment.id, state: 'created', provider_id: null })
      .update({ state: 'expired', version: payment.version + 1, updated_at: now });
    if (count === 1) {
      const order = await requireOrderById(trx, payment.order_id);
      await settleOrder(trx, order, changed, now);
    }
    return changed;
  });
}

/** Settles an order again whose effects do not match its payments; has no effect on a consistent order. */
export async function settleInconsistentOrder(db: Knex, orderId: number): Promise<ChangedVariants> {
  const now = new Date();
  return transact(db, async (trx) => {
    const changed: ChangedVariants = new Set();
    await trx('orders').where({ id: orderId }).update({ updated_at: now });
    const order = await requireOrderById(trx, orderId);
    await settleOrder(trx, order, changed, now);
    return changed;
  });
}
