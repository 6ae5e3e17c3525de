import { reservationEnd } from '../../domain/stock-reservation';
import { type OrderRow, type PaymentRow } from '../../orders/records/order-rows';
import { type ShopSettings, readShopSettings } from '../../platform/settings/shop-settings';
import { type Db, toDate } from '../../platform/database/rows';

/** Until when pieces are kept for a payment that begins now. */
export const startReservation = (settings: ShopSettings, now: Date): Date | null =>
  reservationEnd([{ status: 'created', method: null, startedAt: now }], settings);

/** The end of the reservation for an order whose payments are these, while it holds pieces. */
function endOf(payments: PaymentRow[], settings: ShopSettings, now: Date): Date | null {
  const reserving = payments.map(({ state, method, created_at }) => ({
    status: state,
    method,
    startedAt: toDate(created_at) ?? now,
  }));
  return reservationEnd(reserving, settings);
}

/**
 * Notes a longer promise when the payments ask for one: a transfer was chosen, a new attempt begun. A promise is never
 * cut short; it ends with the order's payment.
 */
export async function renewReservation(trx: Db, order: OrderRow, payments: PaymentRow[], now: Date): Promise<void> {
  const before = toDate(order.reserved_until);
  // What was given back stays so until somebody pays or asks to pay.
  if (before === null) return;
  const isOpen = order.payment_status === 'open';
  const end = isOpen ? endOf(payments, await readShopSettings(trx), now) : null;
  if (isOpen && (end === null || end <= before)) return;
  await trx('orders').where({ id: order.id }).update({ reserved_until: end });
}
