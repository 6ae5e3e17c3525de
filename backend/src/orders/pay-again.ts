import type { Core } from '@strapi/strapi';
import { retakeDiscounts } from '../discounts/uses';
import { isUndecided } from '../domain/order-status';
import { ShopError } from '../domain/shop-error';
import { addEvent } from './events';
import { insertPayment } from './insert-order';
import { latestPayment, mayPayAgain } from './order-answer';
import type { LineRow, OrderRow, PaymentRow } from './rows';
import { startPayment } from './start-payment';
import { type ChangedSkus, announceStock, takeForLines } from './stock';
import { syncPayment } from './sync-payment';
import { transact } from './transact';

async function readOrder(strapi: Core.Strapi, slug: string): Promise<OrderRow> {
  const order: OrderRow | undefined = await strapi.db.connection('orders').where({ slug }).first();
  if (!order) throw new ShopError('NotFound', 'There is no such order');
  return order;
}

/** A new attempt for a lost order: its pieces are taken again, or it can not be paid any more. */
async function openAttempt(strapi: Core.Strapi, orderId: number): Promise<void> {
  const changed: ChangedSkus = new Set();
  await transact(strapi.db.connection, async (trx) => {
    const now = new Date();
    changed.clear();
    // Locks the order: of two clicks at once, the second finds it open already.
    await trx('orders').where({ id: orderId }).update({ updated_at: now });
    const order: OrderRow = await trx('orders').where({ id: orderId }).first();
    if (!mayPayAgain(order)) return;
    const lines: LineRow[] = await trx('order_lines').where({ order_id: orderId });
    const short = await takeForLines(trx, lines, changed, now);
    if (short.length > 0) {
      const details = short.map((line) => ({ variantId: line.variant_id, state: 'sold_out', available: 0 }));
      throw new ShopError('SoldOut', 'Something of this order is sold out', { lines: details });
    }
    if (!(await retakeDiscounts(trx, orderId, now))) {
      throw new ShopError('NotPayable', 'A discount code of this order was used up by another');
    }
    const attempt = (latestPayment(await trx('payments').where({ order_id: orderId }))?.attempt ?? 0) + 1;
    await insertPayment(trx, order, attempt, now);
    await trx('orders').where({ id: orderId }).update({ payment_status: 'open' });
    await addEvent(trx, orderId, 'status', { from: order.payment_status, to: 'open', attempt }, now);
  });
  await announceStock(strapi, changed);
}

/** Where an order can be paid now: the live payment again, or a new one when the last was lost. */
export async function payOrder(strapi: Core.Strapi, slug: string): Promise<string> {
  const db = strapi.db.connection;
  const found = await readOrder(strapi, slug);
  const payments: PaymentRow[] = await db('payments').where({ order_id: found.id });
  const live = latestPayment(payments);
  // The customer may come back from the bank faster than the news of it.
  if (live?.provider_id && isUndecided(live.state)) await syncPayment(strapi, live.id);
  if (mayPayAgain(await readOrder(strapi, slug))) await openAttempt(strapi, found.id);

  const order = await readOrder(strapi, slug);
  if (order.payment_status !== 'open') throw new ShopError('NotPayable', 'This order can not be paid');
  const url = await startPayment(strapi, order);
  if (url) return url;
  const latest = latestPayment(await db('payments').where({ order_id: order.id }));
  if (latest?.state === 'created') throw new ShopError('UnknownError', 'The payment provider can not be reached');
  throw new ShopError('NotPayable', 'This order can not be paid now');
}
