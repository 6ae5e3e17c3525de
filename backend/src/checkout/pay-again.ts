import type { Core } from '@strapi/strapi';
import { rejectOutdatedLessonPrices } from '../academy/access/reject-outdated-lesson-prices';
import { reserveCodeUsesAgain } from '../orders/discounts/code-uses';
import { isUndecided } from '../domain/order-status';
import { ShopError } from '../domain/shop-error';
import { addEvent } from '../orders/records/order-events';
import { latestPayment, mayPayAgain } from '../orders/records/order-response';
import { recordRejection } from '../orders/records/record-rejection';
import { startReservation } from '../payments/settlement/extend-reservation';
import { type LineRow, type OrderRow } from '../orders/records/order-rows';
import { readOrderLines, readOrderPayments, requireOrderById, requireOrderBySlug } from '../orders/records/find-order';
import { readShopSettings } from '../platform/settings/shop-settings';
import { getOrCreateCheckoutUrl } from '../payments/settlement/start-payment';
import { type ChangedSkus, revalidateAvailability, reserveForLines } from '../catalog/stock/stock-reservations';
import { syncPayment } from '../payments/settlement/sync-payment';
import { transact } from '../platform/database/transact';
import { type Db, toDate } from '../platform/database/row-helpers';
import { insertPayment } from '../payments/settlement/insert-payment';

/** Reserves missing stock; throws when sold out. */
async function reserveAgain(trx: Db, lines: LineRow[], changed: ChangedSkus, now: Date): Promise<void> {
  const short = await reserveForLines(trx, lines, changed, now, 'customer');
  if (short.length === 0) return;
  const details = short.map((line) => ({ variantId: line.variant_id, state: 'sold_out', available: 0 }));
  throw new ShopError('SoldOut', 'Some items of this order are sold out', { lines: details });
}

/** Prepares a new attempt for a lost order, or a new reservation for an open one whose reservation has expired. */
async function prepareAttempt(trx: Db, orderId: number, changed: ChangedSkus, now: Date): Promise<void> {
  // Locks the order: of two concurrent clicks, the second finds it open with stock reserved.
  await trx('orders').where({ id: orderId }).update({ updated_at: now });
  const order = await requireOrderById(trx, orderId);
  const again = mayPayAgain(order, now.getTime());
  if (!again && order.payment_status !== 'open') return;
  const lines = await readOrderLines(trx, orderId);
  await rejectOutdatedLessonPrices(trx, order, lines, now);
  const physical = lines.filter((line) => line.product_type === 'physical');
  const until = toDate(order.reserved_until);
  const reserved = physical.every((line) => line.held === line.quantity) && (until === null || until > now);
  if (!again && (reserved || physical.length === 0)) return;
  await reserveAgain(trx, lines, changed, now);
  const end = physical.length > 0 ? startReservation(await readShopSettings(trx), now) : null;
  await trx('orders').where({ id: orderId }).update({ payment_status: 'open', reserved_until: end });
  if (!again) return addEvent(trx, orderId, 'reserved-again', {}, now, 'customer');
  if (!(await reserveCodeUsesAgain(trx, orderId, now)))
    throw new ShopError('NotPayable', 'A discount code of this order is used up');
  const attempt = (latestPayment(await readOrderPayments(trx, orderId))?.attempt ?? 0) + 1;
  await insertPayment(trx, order, attempt, now);
  await addEvent(trx, orderId, 'status', { from: order.payment_status, to: 'open', attempt }, now, 'customer');
}

async function createAttempt(strapi: Core.Strapi, orderId: number): Promise<void> {
  const changed: ChangedSkus = new Set();
  await transact(strapi.db.connection, async (trx) => {
    changed.clear();
    await prepareAttempt(trx, orderId, changed, new Date());
  });
  await revalidateAvailability(strapi, changed);
}

/** Records the rejected attempt in the timeline. */
async function rejectNotPayable(db: Db, order: OrderRow): Promise<never> {
  const details = { status: order.payment_status };
  await recordRejection(db, order.id, { subject: 'pay-again', reason: 'NotPayable', details }, new Date(), 'customer');
  throw new ShopError('NotPayable', 'This order can not be paid');
}

/** Checkout URL for an order: of its open payment, or of a new one when the last was lost. */
export async function payOrder(strapi: Core.Strapi, slug: string): Promise<string> {
  const db = strapi.db.connection;
  const found = await requireOrderBySlug(db, slug);
  const payments = await readOrderPayments(db, found.id);
  const live = latestPayment(payments);
  // The customer may return from the bank before the webhook arrives.
  if (live?.provider_id && isUndecided(live.state)) await syncPayment(strapi, live.id);
  await createAttempt(strapi, found.id);

  const order = await requireOrderBySlug(db, slug);
  if (order.payment_status !== 'open') return rejectNotPayable(db, order);
  const url = await getOrCreateCheckoutUrl(strapi, order);
  if (url) return url;
  const latest = latestPayment(await readOrderPayments(db, order.id));
  if (latest?.state === 'created') throw new ShopError('UnknownError', 'The payment provider can not be reached');
  throw new ShopError('NotPayable', 'This order can not be paid now');
}
