import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { isUndecided } from '../../domain/order-status';
import { ProviderDown } from '../provider/provider';
import { addEvent } from '../../orders/records/events';
import { type LineRow, type OrderRow, type PaymentRow } from '../../orders/records/order-rows';
import { type ChangedSkus, announceStock, giveBackLines } from '../../catalog/stock/stock';
import { sweepEach } from './sweep-each';
import { syncPayment } from './sync-payment';
import { transact } from '../../platform/database/transact';
import { DAY_MS } from '../../domain/time';
import { toDate } from '../../platform/database/rows';

const BATCH = 50;

/** Gives the pieces of an unpaid order back. The payment may still come: then they are taken again, if they are there. */
async function endReservation(db: Knex, orderId: number, now: Date): Promise<ChangedSkus> {
  const changed: ChangedSkus = new Set();
  await transact(db, async (trx) => {
    changed.clear();
    // Locks the order, and decides: a payment or a longer promise that came meanwhile wins.
    const count = await trx('orders')
      .where({ id: orderId, payment_status: 'open' })
      .andWhere('reserved_until', '<=', now)
      .update({ reserved_until: null, updated_at: now });
    if (count !== 1) return;
    const lines: LineRow[] = await trx('order_lines').where({ order_id: orderId });
    await giveBackLines(trx, lines, changed, now, { reason: 'reservation-ended' });
    await addEvent(trx, orderId, 'reservation-ended', {}, now);
  });
  return changed;
}

/** The last word before pieces go back. False while the provider can not be asked: the money may be there already. */
async function askLast(strapi: Core.Strapi, orderId: number): Promise<boolean> {
  const payments: PaymentRow[] = await strapi.db.connection('payments').where({ order_id: orderId });
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
 * Ends the reservation of one order when its time is over; while the provider is down, at most a day later. False when the provider
 * could not be asked.
 */
export async function endWhenDue(
  strapi: Core.Strapi,
  order: Pick<OrderRow, 'id' | 'payment_status' | 'reserved_until'>,
  now = new Date(),
): Promise<boolean> {
  const end = toDate(order.reserved_until);
  if (order.payment_status !== 'open' || end === null || end > now) return true;
  const asked = await askLast(strapi, order.id);
  if (asked || now.getTime() - end.getTime() >= DAY_MS)
    await announceStock(strapi, await endReservation(strapi.db.connection, order.id, now));
  return asked;
}

/** Part of the sweep: every reservation whose time is over. */
export async function endReservations(strapi: Core.Strapi, now: Date): Promise<void> {
  const orders: OrderRow[] = await strapi.db
    .connection('orders')
    .where({ payment_status: 'open' })
    .andWhere('reserved_until', '<=', now)
    .orderBy('reserved_until')
    .limit(BATCH);
  await sweepEach(strapi, orders, (order) => endWhenDue(strapi, order, now));
}
