import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { isUndecided } from '../../domain/order-status';
import { ProviderDown } from '../provider/provider';
import { addEvent } from '../../orders/records/order-events';
import { type OrderRow } from '../../orders/records/order-rows';
import { readOrderLines, readOrderPayments } from '../../orders/records/find-order';
import { type ChangedSkus, revalidateAvailability, releaseLines } from '../../catalog/stock/stock-reservations';
import { processUntilProviderDown } from './process-until-provider-down';
import { syncPayment } from './sync-payment';
import { transact } from '../../platform/database/transact';
import { DAY_MS } from '../../domain/time';
import { toDate } from '../../platform/database/row-helpers';

const BATCH = 50;

/** Releases the stock of an unpaid order. A later payment reserves it again if available. */
async function releaseReservation(db: Knex, orderId: number, now: Date): Promise<ChangedSkus> {
  const changed: ChangedSkus = new Set();
  await transact(db, async (trx) => {
    changed.clear();
    // Locks the order; a concurrent payment or extended reservation wins.
    const count = await trx('orders')
      .where({ id: orderId, payment_status: 'open' })
      .andWhere('reserved_until', '<=', now)
      .update({ reserved_until: null, updated_at: now });
    if (count !== 1) return;
    const lines = await readOrderLines(trx, orderId);
    await releaseLines(trx, lines, changed, now, { reason: 'reservation-ended' });
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

/** Ends all expired reservations; part of the payment sweep. */
export async function endExpiredReservations(strapi: Core.Strapi, now: Date): Promise<void> {
  const orders: OrderRow[] = await strapi.db
    .connection('orders')
    .where({ payment_status: 'open' })
    .andWhere('reserved_until', '<=', now)
    .orderBy('reserved_until')
    .limit(BATCH);
  await processUntilProviderDown(strapi, orders, (order) => endReservationIfExpired(strapi, order, now));
}
