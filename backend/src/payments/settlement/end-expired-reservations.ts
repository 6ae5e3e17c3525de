import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { releaseCredit } from '../../academy/access/credit-holds';
import { isUndecided } from '../../domain/order-status';
import { ProviderDown } from '../provider/provider';
import { addEvent } from '../../orders/records/order-events';
import { type OrderRow } from '../../orders/records/order-rows';
import { readOrderLines, readOrderPayments } from '../../orders/records/find-order';
import { type ChangedVariants, revalidateAvailability, releaseLines } from '../../catalog/stock/stock-reservations';
import { processUntilProviderDown } from './process-until-provider-down';
import { syncPayment } from './sync-payment';
import { transact } from '../../platform/database/transact';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/time';
import { toDate } from '../../platform/database/row-helpers';

const BATCH = 50;

/** Releases the stock and credit of an unpaid order. A later payment takes them again if available. */
async function releaseReservation(db: Knex, orderId: number, now: Date): Promise<ChangedVariants> {
  const changed: ChangedVariants = new Set();
  await transact(db, async (trx) => {
    changed.clear();
    // Locks the order; a concurrent payment or extended reservation wins.
    const count = await trx('orders')
      .where({ id: orderId, payment_status: 'open' })
      .andWhere('reserved_until', '<=', now)
      .update({ reserved_until: null, reservation_check_at: null, updated_at: now });
    if (count !== 1) return;
    const lines = await readOrderLines(trx, orderId);
    await releaseLines(trx, lines, changed, now, { reason: 'reservation-ended' });
    await releaseCredit(trx, lines, now);
    await addEvent(trx, orderId, 'reservation-ended', {}, now);
  });
  return changed;
}

/** Final check for a payment before stock is released. False while the provider can not be reached. */
async function checkPaymentsOnce(strapi: Core.Strapi, orderId: number): Promise<boolean> {
  const payments = await readOrderPayments(strapi.db.connection, orderId);
  try {
    for (const payment of payments)
      if (payment.provider_id && isUndecided(payment.state)) await syncPayment(strapi, payment.id);
    return true;
  } catch (error) {
    if (error instanceof ProviderDown) return false;
    throw error;
  }
}

/**
 * Ends the reservation of an order once it has expired; up to a day later while the provider is down. False when the
 * provider could not be reached.
 */
export async function endReservationIfExpired(
  strapi: Core.Strapi,
  order: Pick<OrderRow, 'id' | 'payment_status' | 'reserved_until'>,
  now = new Date(),
): Promise<boolean> {
  const end = toDate(order.reserved_until);
  if (order.payment_status !== 'open' || end === null || end > now) return true;
  const reached = await checkPaymentsOnce(strapi, order.id);
  if (reached || now.getTime() - end.getTime() >= DAY_MS)
    await revalidateAvailability(strapi, await releaseReservation(strapi.db.connection, order.id, now));
  return reached;
}

/** When to look again after the payment could not be checked: less and less often, hourly at the latest. */
function nextLook({ reserved_until: until }: Pick<OrderRow, 'reserved_until'>, now: Date): Date {
  const overdue = now.getTime() - (toDate(until)?.getTime() ?? now.getTime());
  return new Date(now.getTime() + Math.min(Math.max(overdue, MINUTE_MS), HOUR_MS));
}

/** Ends all expired reservations; part of the payment sweep. Orders whose payment can not be checked wait for their turn. */
export async function endExpiredReservations(strapi: Core.Strapi, now: Date): Promise<void> {
  const db = strapi.db.connection;
  const orders: OrderRow[] = await db('orders')
    .where({ payment_status: 'open' })
    .andWhere('reserved_until', '<=', now)
    // A time further ahead than ever scheduled comes from a wrong clock and counts as due.
    .andWhere((due) =>
      due
        .whereNull('reservation_check_at')
        .orWhere('reservation_check_at', '<=', now)
        .orWhere('reservation_check_at', '>', new Date(now.getTime() + 2 * HOUR_MS)),
    )
    .orderBy('reserved_until')
    .limit(BATCH);
  await processUntilProviderDown(strapi, orders, {
    process: (order) => endReservationIfExpired(strapi, order, now),
    moveBack: (order) =>
      db('orders')
        .where({ id: order.id })
        .update({ reservation_check_at: nextLook(order, now) }),
  });
}
