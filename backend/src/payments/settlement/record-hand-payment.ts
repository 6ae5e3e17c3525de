import type { Core } from '@strapi/strapi';
import { type HandMethod, type HandPaymentRefusal, findHandPaymentRefusal } from '../../domain/hand-payment';
import { ShopError, invalidFields } from '../../domain/shop-error';
import { type ChangedVariants, revalidateAvailability } from '../../catalog/stock/stock-reservations';
import { readOrderPayments, requireOrderById } from '../../orders/records/find-order';
import { addEvent } from '../../orders/records/order-events';
import { latestPayment } from '../../orders/records/order-response';
import { type PaymentRow, paymentStateOf } from '../../orders/records/order-rows';
import type { AuditActor } from '../../platform/admin/audit-actor';
import { type Db, createStamps } from '../../platform/database/row-helpers';
import { transact } from '../../platform/database/transact';
import { wakeJob } from '../../platform/jobs/start-job';
import { settleOrder } from './settle-order';
import { closeOtherPayments } from './sync-payment';

/** Money that came without the payment provider, as an operator enters it. */
export interface HandPayment {
  orderId: number;
  method: HandMethod;
  /** Cents, in the order's currency. */
  amount: number;
  /** When it came: its day decides the VAT rate (decision 0035). */
  paidAt: Date;
  /** What finds it again, such as the reference on the bank statement. */
  reference: string;
  actor: AuditActor;
  /** The same key records the same money once. */
  key: string;
}

const REFUSALS: Record<Exclude<HandPaymentRefusal, 'too-much'>, string> = {
  canceled: 'This order was canceled or replaced: pay the money back yourself',
  paid: 'This order is paid already: pay the money back yourself',
  refunded: 'Money of this order was refunded: place a new order instead',
};

function refuse(refusal: HandPaymentRefusal): never {
  if (refusal === 'too-much') throw invalidFields([{ path: ['amount'], name: 'tooMuch' }]);
  throw new ShopError('NotPayable', REFUSALS[refusal]);
}

/** Records money in the caller's transaction; see `recordHandPayment`. Null when this key has recorded it before. */
export async function bookHandPayment(
  trx: Db,
  given: HandPayment,
  changed: ChangedVariants,
  now: Date,
): Promise<Pick<PaymentRow, 'id' | 'order_id'> | null> {
  const { orderId, method, amount, paidAt, reference, actor, key } = given;
  // Locks the order, as every change of its payments does: money that arrives at the same moment comes before or after.
  await trx('orders').where({ id: orderId }).update({ updated_at: now });
  const order = await requireOrderById(trx, orderId);
  const payments = await readOrderPayments(trx, orderId);
  const providerId = `by_hand_${key}`;
  if (payments.some(({ provider_id: id }) => id === providerId)) return null;
  const situation = { total: order.total, withdrawn: order.withdrawn_at !== null };
  const refusal = findHandPaymentRefusal(situation, payments.map(paymentStateOf), amount);
  if (refusal) refuse(refusal);
  const attempt = (latestPayment(payments)?.attempt ?? 0) + 1;
  const inserted: { id: number }[] = await trx('payments')
    .insert({
      ...createStamps(now),
      order_id: orderId,
      attempt,
      provider: 'by_hand',
      provider_id: providerId,
      state: 'paid',
      method,
      amount,
      currency: order.currency,
      reference,
      refunded: 0,
      charged_back: 0,
      paid_at: paidAt,
      checked_at: now,
      version: 0,
    })
    .returning('id');
  const id = inserted[0]?.id;
  if (id === undefined) throw new Error('The payment was not inserted');
  await addEvent(trx, orderId, 'paid-by-hand', { attempt, amount, method, reference }, now, actor);
  await settleOrder(trx, order, changed, now, id);
  return { id, order_id: orderId };
}

/**
 * Records money that came by transfer or in cash and settles the order like a payment at the provider: stock, mails, invoice,
 * ledger. Throws `NotPayable` when the order needs none, `ValidationError` when it is more than the order needs. A payment at the
 * provider that is still open is canceled there, after a part too, as it asks for all; one that succeeds all the same raises the
 * alert `double`.
 */
export async function recordHandPayment(strapi: Core.Strapi, payment: HandPayment): Promise<void> {
  const changed: ChangedVariants = new Set();
  const recorded = await transact(strapi.db.connection, async (trx) => {
    changed.clear();
    return bookHandPayment(trx, payment, changed, new Date());
  });
  if (!recorded) return;
  await revalidateAvailability(strapi, changed);
  wakeJob('outbox');
  wakeJob('returns');
  await closeOtherPayments(strapi, recorded);
}
