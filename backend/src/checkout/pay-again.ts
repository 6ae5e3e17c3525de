import type { Core } from '@strapi/strapi';
import { refuseStaleLessons } from '../academy/access/refuse-stale-prices';
import { reserveCodeUsesAgain } from '../orders/discounts/uses';
import { isUndecided } from '../domain/order-status';
import { ShopError } from '../domain/shop-error';
import { addEvent } from '../orders/records/events';
import { latestPayment, mayPayAgain } from '../orders/records/order-response';
import { recordRefusal } from '../orders/records/refusals';
import { startReservation } from '../payments/settlement/reservations';
import { type LineRow, type OrderRow, type PaymentRow } from '../orders/records/order-rows';
import { readShopSettings } from '../platform/settings/shop-settings';
import { startPayment } from '../payments/settlement/start-payment';
import { type ChangedSkus, announceStock, takeForLines } from '../catalog/stock/stock';
import { syncPayment } from '../payments/settlement/sync-payment';
import { transact } from '../platform/database/transact';
import { type Db, toDate } from '../platform/database/rows';
import { insertPayment } from '../payments/settlement/insert-payment';

async function readOrder(strapi: Core.Strapi, slug: string): Promise<OrderRow> {
  const order: OrderRow | undefined = await strapi.db.connection('orders').where({ slug }).first();
  if (!order) throw new ShopError('NotFound', 'There is no such order');
  return order;
}

/** Takes what the order lacks, or refuses: what is sold out can not be paid. */
async function takeAgain(trx: Db, lines: LineRow[], changed: ChangedSkus, now: Date): Promise<void> {
  const short = await takeForLines(trx, lines, changed, now, 'customer');
  if (short.length === 0) return;
  const details = short.map((line) => ({ variantId: line.variant_id, state: 'sold_out', available: 0 }));
  throw new ShopError('SoldOut', 'Something of this order is sold out', { lines: details });
}

/** A lost order gets a new attempt; an open one may have lost its pieces while nobody paid. */
async function prepareOrder(trx: Db, orderId: number, changed: ChangedSkus, now: Date): Promise<void> {
  // Locks the order: of two clicks at once, the second finds it open and its pieces held.
  await trx('orders').where({ id: orderId }).update({ updated_at: now });
  const order: OrderRow = await trx('orders').where({ id: orderId }).first();
  const again = mayPayAgain(order, now.getTime());
  if (!again && order.payment_status !== 'open') return;
  const lines: LineRow[] = await trx('order_lines').where({ order_id: orderId });
  await refuseStaleLessons(trx, order, lines, now);
  const physical = lines.filter((line) => line.product_type === 'physical');
  const until = toDate(order.reserved_until);
  const kept = physical.every((line) => line.held === line.quantity) && (until === null || until > now);
  if (!again && (kept || physical.length === 0)) return;
  await takeAgain(trx, lines, changed, now);
  const end = physical.length > 0 ? startReservation(await readShopSettings(trx), now) : null;
  await trx('orders').where({ id: orderId }).update({ payment_status: 'open', reserved_until: end });
  if (!again) return addEvent(trx, orderId, 'reserved-again', {}, now, 'customer');
  if (!(await reserveCodeUsesAgain(trx, orderId, now)))
    throw new ShopError('NotPayable', 'A discount code of this order was used up by another');
  const attempt = (latestPayment(await trx('payments').where({ order_id: orderId }))?.attempt ?? 0) + 1;
  await insertPayment(trx, order, attempt, now);
  await addEvent(trx, orderId, 'status', { from: order.payment_status, to: 'open', attempt }, now, 'customer');
}

async function openAttempt(strapi: Core.Strapi, orderId: number): Promise<void> {
  const changed: ChangedSkus = new Set();
  await transact(strapi.db.connection, async (trx) => {
    changed.clear();
    await prepareOrder(trx, orderId, changed, new Date());
  });
  await announceStock(strapi, changed);
}

/** Nothing happens, and the diary says that somebody tried. */
async function refuse(db: Db, order: OrderRow): Promise<never> {
  const facts = { status: order.payment_status };
  await recordRefusal(db, order.id, { what: 'pay-again', why: 'NotPayable', facts }, new Date(), 'customer');
  throw new ShopError('NotPayable', 'This order can not be paid');
}

/** Where an order can be paid now: the live payment again, or a new one when the last was lost. */
export async function payOrder(strapi: Core.Strapi, slug: string): Promise<string> {
  const db = strapi.db.connection;
  const found = await readOrder(strapi, slug);
  const payments: PaymentRow[] = await db('payments').where({ order_id: found.id });
  const live = latestPayment(payments);
  // The customer may come back from the bank faster than the news of it.
  if (live?.provider_id && isUndecided(live.state)) await syncPayment(strapi, live.id);
  await openAttempt(strapi, found.id);

  const order = await readOrder(strapi, slug);
  if (order.payment_status !== 'open') return refuse(db, order);
  const url = await startPayment(strapi, order);
  if (url) return url;
  const latest = latestPayment(await db('payments').where({ order_id: order.id }));
  if (latest?.state === 'created') throw new ShopError('UnknownError', 'The payment provider can not be reached');
  throw new ShopError('NotPayable', 'This order can not be paid now');
}
