import type { Core } from '@strapi/strapi';
import { hashBody } from '../domain/body-hash';
import { computeWholeRefund } from '../domain/refund';
import type { Actor } from '../orders/events';
import type { Db, OrderRow, PaymentRow } from '../orders/rows';
import { type ChangedSkus, announceStock } from '../orders/stock';
import { transact } from '../orders/transact';
import { bookRefund } from './book-refund';
import { readRefundable } from './read-refundable';
import { findBooked, lockOrder } from './request-refund';
import type { RefundRow } from './rows';
import { sendRefunds } from './send-refund';

/**
 * Books the way back of all that a canceled order still has. Once for what was received in all: money whose way back
 * failed waits for a person instead of being sent again and again.
 */
export async function bookRest(
  trx: Db,
  order: OrderRow,
  by: { actor: Actor; reason: string },
  changed: ChangedSkus,
  now: Date,
): Promise<RefundRow[]> {
  const refundable = await readRefundable(trx, order);
  if (refundable.left === 0) return [];
  const payments: PaymentRow[] = await trx('payments').where({ order_id: order.id, state: 'paid' });
  const received = payments.reduce((sum, payment) => sum + payment.amount, 0);
  const key = `canceled:${order.id}:${received}`;
  const requestHash = hashBody(key);
  if ((await findBooked(trx, key, requestHash)).length > 0) return [];
  const refund = computeWholeRefund(refundable);
  return bookRefund(trx, { order, refundable, refund, ...by, restock: true, key, requestHash }, changed, now);
}

/** A canceled order keeps nobody's money, however late it comes. */
export async function refundCanceledOrders(strapi: Core.Strapi): Promise<void> {
  const db = strapi.db.connection;
  const orders: Pick<OrderRow, 'id'>[] = await db('orders')
    .where({ fulfilment: 'canceled' })
    .whereIn('payment_status', ['paid', 'partially_refunded'])
    .select('id');
  for (const { id } of orders) {
    const changed: ChangedSkus = new Set();
    const booked = await transact(db, async (trx) => {
      const now = new Date();
      changed.clear();
      const order = await lockOrder(trx, id, now);
      if (order.fulfilment !== 'canceled') return [];
      return bookRest(trx, order, { actor: 'system', reason: 'Paid after it was canceled' }, changed, now);
    });
    await announceStock(strapi, changed);
    await sendRefunds(strapi, booked);
  }
}
