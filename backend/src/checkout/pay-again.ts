import type { Core } from '@strapi/strapi';
import { lockAccount, readBuyerOfOrder } from '../academy/access/buyer';
import { rejectOutdatedLessonPrices } from '../academy/access/reject-outdated-lesson-prices';
import { reserveCodeUsesAgain } from '../orders/discounts/code-uses';
import { isUndecided } from '../domain/order-status';
import { ShopError } from '../domain/shop-error';
import { holdCardAgain } from '../orders/gift-cards/card-payments';
import { addEvent } from '../orders/records/order-events';
import { parseCreditedFrom } from '../orders/records/line-grants';
import type { Caller } from '../orders/records/order-access';
import { awaitsMoney, latestPayment, mayPayAgain, restToPay } from '../orders/records/order-response';
import { recordRejection } from '../orders/records/record-rejection';
import { startReservation } from '../payments/settlement/extend-reservation';
import { type LineRow, type OrderRow } from '../orders/records/order-rows';
import { readOrderLines, readOrderPayments, requireOrderById, requireOrderBySlug } from '../orders/records/find-order';
import { readShopSettings } from '../platform/settings/shop-settings';
import { getOrCreateCheckoutUrl } from '../payments/settlement/start-payment';
import { type ChangedVariants, revalidateAvailability, reserveForLines } from '../catalog/stock/stock-reservations';
import { syncPayment } from '../payments/settlement/sync-payment';
import type { AuditActor } from '../platform/admin/audit-actor';
import { together } from '../platform/database/together';
import { transact } from '../platform/database/transact';
import { lockOrderNumbers } from './insert-order';
import { type ReservedRows, hashNetwork, limitUnpaidPieces, reservedQueries } from './unpaid-pieces';
import { type Db, toDate } from '../platform/database/row-helpers';
import { insertPayment } from '../payments/settlement/insert-payment';

/** Reserves missing stock; throws when sold out. */
async function reserveAgain(
  trx: Db,
  lines: LineRow[],
  changed: ChangedVariants,
  now: Date,
  actor: AuditActor,
): Promise<void> {
  const short = await reserveForLines(trx, lines, changed, now, actor);
  if (short.length === 0) return;
  const details = short.map((line) => ({ variantId: line.variant_id, state: 'sold_out', available: 0 }));
  throw new ShopError('SoldOut', 'Some items of this order are sold out', { lines: details });
}

/** Applies the limit of unpaid pieces to an order that has reserved its pieces again. */
async function limitAgain(trx: Db, order: OrderRow, lines: LineRow[], networkHash: string): Promise<void> {
  if (lines.length === 0) return;
  await lockOrderNumbers(trx);
  const pieces = lines.map(({ variant_id: variantId, quantity }) => ({ variantId, quantity }));
  const unpaid = { order, pieces, networkHash, isKnownCustomer: true };
  const settings = await readShopSettings(trx);
  const reserved = await together<ReservedRows>(trx, reservedQueries(trx, unpaid, settings));
  const days = await limitUnpaidPieces(trx, unpaid, reserved, settings);
  await trx('orders').where({ id: order.id }).update({ transfer_days: days, network_hash: networkHash });
}

export interface Payer {
  caller: Caller;
  /** Null for an operator, whom the limits of unpaid pieces do not concern. */
  networkHash: string | null;
  actor: AuditActor;
}

/** Prepares a new attempt for a lost order, or a new reservation for an open one whose reservation has expired. */
export async function prepareAttempt(
  trx: Db,
  orderId: number,
  by: Payer,
  changed: ChangedVariants,
  now: Date,
): Promise<void> {
  // Locks the order: of two concurrent clicks, the second finds it open with stock reserved.
  await trx('orders').where({ id: orderId }).update({ updated_at: now });
  const order = await requireOrderById(trx, orderId);
  const again = mayPayAgain(order, now.getTime());
  if (!again && order.payment_status !== 'open') return;
  const lines = await readOrderLines(trx, orderId);
  if (order.user_id !== null) await lockAccount(trx, { id: order.user_id });
  const credit = await rejectOutdatedLessonPrices(trx, lines, await readBuyerOfOrder(trx, by.caller, order), now);
  const physical = lines.filter((line) => line.product_type === 'physical');
  const holds = physical.length > 0 || lines.some((line) => parseCreditedFrom(line).length > 0);
  const until = toDate(order.reserved_until);
  const isHeld = credit === 'held' && physical.every((line) => line.held === line.quantity);
  if (!again && (!holds || (isHeld && (until === null || until > now)))) return;
  await reserveAgain(trx, lines, changed, now, by.actor);
  const end = holds ? startReservation(await readShopSettings(trx), now) : null;
  await trx('orders')
    .where({ id: orderId })
    .update({ payment_status: 'open', reserved_until: end, reservation_check_at: null });
  if (!again) {
    if (by.networkHash !== null) await limitAgain(trx, order, physical, by.networkHash);
    return addEvent(trx, orderId, 'reserved-again', {}, now, by.actor);
  }
  if (!(await reserveCodeUsesAgain(trx, orderId, now)))
    throw new ShopError('NotPayable', 'A discount code of this order does not count any more');
  const payments = await readOrderPayments(trx, orderId);
  if (!(await holdCardAgain(trx, payments, now)))
    throw new ShopError('NotPayable', 'The gift card of this order has been spent since');
  if (by.networkHash !== null) await limitAgain(trx, order, physical, by.networkHash);
  const attempt = (latestPayment(payments)?.attempt ?? 0) + 1;
  await insertPayment(trx, order, attempt, now);
  await addEvent(trx, orderId, 'status', { from: order.payment_status, to: 'open', attempt }, now, by.actor);
}

/** Adds an attempt for the rest of an order that was paid in part. The order must be locked. */
async function addAttemptForRest(trx: Db, orderId: number, now: Date): Promise<void> {
  const order = await requireOrderById(trx, orderId);
  const payments = await readOrderPayments(trx, orderId);
  const rest = restToPay(order, payments);
  if (rest > 0) await insertPayment(trx, order, (latestPayment(payments)?.attempt ?? 0) + 1, now, rest);
}

async function createAttempt(strapi: Core.Strapi, orderId: number, by: Payer): Promise<void> {
  const changed: ChangedVariants = new Set();
  await transact(strapi.db.connection, async (trx) => {
    changed.clear();
    const now = new Date();
    await prepareAttempt(trx, orderId, by, changed, now);
    await addAttemptForRest(trx, orderId, now);
  });
  await revalidateAvailability(strapi, changed);
}

/** Records the rejected attempt in the timeline. */
async function rejectNotPayable(db: Db, order: OrderRow): Promise<never> {
  const details = { status: order.payment_status };
  await recordRejection(db, order.id, { subject: 'pay-again', reason: 'NotPayable', details }, new Date(), 'customer');
  throw new ShopError('NotPayable', 'This order can not be paid');
}

/**
 * Checkout URL for an order: of its open payment, or of a new one when the last was lost or a part was paid. Anyone with the
 * slug may pay; `caller` decides which other purchases of the order's account the response may depend on.
 */
export async function payOrder(strapi: Core.Strapi, slug: string, caller: Caller, ipAddress: string): Promise<string> {
  const db = strapi.db.connection;
  const found = await requireOrderBySlug(db, slug);
  const payments = await readOrderPayments(db, found.id);
  const live = latestPayment(payments);
  // The customer may return from the bank before the webhook arrives.
  if (live?.provider_id && isUndecided(live.state)) await syncPayment(strapi, live.id);
  await createAttempt(strapi, found.id, { caller, networkHash: hashNetwork(ipAddress), actor: 'customer' });

  const order = await requireOrderBySlug(db, slug);
  if (!awaitsMoney(order)) return rejectNotPayable(db, order);
  const url = await getOrCreateCheckoutUrl(strapi, order);
  if (url) return url;
  const latest = latestPayment(await readOrderPayments(db, order.id));
  if (latest?.state === 'created') throw new ShopError('UnknownError', 'The payment provider can not be reached');
  throw new ShopError('NotPayable', 'This order can not be paid now');
}
