import type { Core } from '@strapi/strapi';
import { orderPath } from '../../contract/paths';
import { missingCents } from '../domain/hand-payment';
import { isLost } from '../domain/order-status';
import { priceHeldUntil } from '../domain/price-hold';
import { ShopError } from '../domain/shop-error';
import { DAY_MS } from '../domain/time';
import { type ChangedVariants, revalidateAvailability } from '../catalog/stock/stock-reservations';
import { readOrderPayments, requireOrderById } from '../orders/records/find-order';
import { addEvent } from '../orders/records/order-events';
import { awaitsMoney, latestPayment } from '../orders/records/order-response';
import { type OrderRow, type PaymentRow, paymentStateOf, readBank } from '../orders/records/order-rows';
import { insertPayment } from '../payments/settlement/insert-payment';
import { closeOtherPayments } from '../payments/settlement/sync-payment';
import type { AuditActor } from '../platform/admin/audit-actor';
import { type Db, toDate } from '../platform/database/row-helpers';
import { transact } from '../platform/database/transact';
import { env } from '../platform/env/env';
import { wakeJob } from '../platform/jobs/start-job';
import { enqueueMails, orderTopic } from '../platform/outbox/enqueue-mails';
import { readShopSettings } from '../platform/settings/shop-settings';
import { prepareAttempt } from './pay-again';

function requirePayable(order: OrderRow, payments: PaymentRow[], missing: number): void {
  if (order.withdrawn_at !== null) throw new ShopError('NotPayable', 'This order was canceled or replaced');
  if (payments.some(({ state, refunded }) => state === 'paid' && refunded > 0))
    throw new ShopError('NotPayable', 'Money of this order was refunded: place a new order instead');
  if (missing === 0 || !(awaitsMoney(order) || isLost(order.payment_status)))
    throw new ShopError('NotPayable', 'This order needs no payment');
}

/** Money is on its way, or awaited by transfer for days: unlike a page of the provider, which ends within minutes. */
const isUnderWay = (payment: PaymentRow): boolean =>
  payment.state === 'pending' ||
  payment.state === 'authorized' ||
  (payment.state === 'open' && readBank(payment) !== null);

/**
 * Adds an attempt for what is missing, which waits until the customer starts it, unless the money is under way. A new one of that
 * amount that nobody has started becomes such an attempt.
 */
async function ensureAttempt(
  trx: Db,
  order: OrderRow,
  payments: PaymentRow[],
  missing: number,
  now: Date,
): Promise<void> {
  const latest = latestPayment(payments);
  if (latest?.amount === missing) {
    if (isUnderWay(latest)) return;
    if (latest.state === 'created' && latest.asked === null) {
      await trx('payments').where({ id: latest.id }).update({ asked: missing });
      return;
    }
  }
  await insertPayment(trx, order, (latest?.attempt ?? 0) + 1, now, missing);
}

/** Keeps the pieces as long as a bank transfer would: the customer has to read a mail first. Never shortens a reservation. */
async function keepPieces(trx: Db, order: OrderRow, days: number, now: Date): Promise<void> {
  const until = toDate(order.reserved_until);
  const end = new Date(now.getTime() + days * DAY_MS);
  if (until === null || until >= end) return;
  await trx('orders').where({ id: order.id }).update({ reserved_until: end, reservation_check_at: null });
}

async function prepareLink(
  trx: Db,
  orderId: number,
  actor: AuditActor,
  changed: ChangedVariants,
  now: Date,
): Promise<void> {
  await trx('orders').where({ id: orderId }).update({ updated_at: now });
  const order = await requireOrderById(trx, orderId);
  const before = await readOrderPayments(trx, orderId);
  const missing = missingCents(order.total, before.map(paymentStateOf));
  requirePayable(order, before, missing);
  const settings = await readShopSettings(trx);
  // Also for an open one: whoever leaves the provider's page without paying may come back.
  await trx('orders')
    .where({ id: orderId })
    .update({ price_until: priceHeldUntil(now, [], settings.timeZone) });
  // Pieces of an open or lost order are taken again, and a lost one gets its attempt.
  if (order.payment_status !== 'charged_back') {
    const payer = { caller: { userId: null, access: new Map<string, string>() }, networkHash: null, actor };
    await prepareAttempt(trx, orderId, payer, changed, now);
  }
  const prepared = await requireOrderById(trx, orderId);
  await ensureAttempt(trx, prepared, await readOrderPayments(trx, orderId), missing, now);
  await keepPieces(trx, prepared, settings.transferReservationDays, now);
  await addEvent(trx, orderId, 'payment-link', { amount: missing }, now, actor);
  const kind = `payment-link.${now.getTime()}` as const;
  await enqueueMails(trx, [{ topic: orderTopic(orderId), kind, orderId, payload: { amount: missing } }], now);
}

/**
 * Mails the customer a link to pay what an order still needs: an open one, one whose payment was lost, or one whose payment the bank
 * took back. The price is held for another week. Resolves to the order's page, where the customer starts the payment, as the page
 * of the provider would end within minutes. Throws `NotPayable`, and `SoldOut` when its pieces are gone.
 */
export async function sendPaymentLink(strapi: Core.Strapi, orderId: number, actor: AuditActor): Promise<string> {
  const db = strapi.db.connection;
  const changed: ChangedVariants = new Set();
  await transact(db, async (trx) => {
    changed.clear();
    await prepareLink(trx, orderId, actor, changed, new Date());
  });
  wakeJob('outbox');
  await revalidateAvailability(strapi, changed);
  // Pages of earlier attempts ask for another amount, or end within minutes.
  const latest = latestPayment(await readOrderPayments(db, orderId));
  if (latest) await closeOtherPayments(strapi, latest);
  const { slug, language } = await requireOrderById(db, orderId);
  return `${env().shopOrigins[language]}${orderPath(slug)}`;
}
