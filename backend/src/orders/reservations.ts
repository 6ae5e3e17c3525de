import { reservationEnd } from '../domain/reservation';
import type { PricedCart } from './quote';
import { type Db, type OrderRow, type PaymentRow, toDate } from './rows';
import { type ShopSettings, readShopSettings } from './settings';

/** Until when a new order's pieces are kept; null when there are none to keep. */
export function firstReservation({ facts, settings }: PricedCart, now: Date): Date | null {
  if (!facts.some((fact) => fact?.type === 'physical')) return null;
  return reservationEnd([{ status: 'created', method: null, startedAt: now }], settings);
}

/** The end of the reservation for an order whose payments are these, while it holds pieces. */
export function endOf(payments: PaymentRow[], settings: ShopSettings, now: Date): Date | null {
  const reserving = payments.map(({ state, method, created_at }) => ({
    status: state,
    method,
    startedAt: toDate(created_at) ?? now,
  }));
  return reservationEnd(reserving, settings);
}

/** Notes a new promise when the payments changed it: another method, another attempt, or nothing left to wait for. */
export async function renewReservation(
  trx: Db,
  order: OrderRow,
  payments: PaymentRow[],
  now: Date,
): Promise<void> {
  const before = toDate(order.reserved_until);
  // What was given back stays so until somebody pays or asks to pay.
  if (before === null) return;
  const end = order.payment_status === 'open' ? endOf(payments, await readShopSettings(trx), now) : null;
  // Money came in without being enough: the promise stays as it was.
  if (order.payment_status === 'open' && end === null) return;
  if (end?.getTime() === before.getTime()) return;
  await trx('orders').where({ id: order.id }).update({ reserved_until: end });
}
