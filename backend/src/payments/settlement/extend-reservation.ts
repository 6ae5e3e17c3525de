import { reservationEnd } from '../../domain/stock-reservation';
import { type OrderRow, type PaymentRow, isCardPayment } from '../../orders/records/order-rows';
import { type ShopSettings, readShopSettings } from '../../platform/settings/shop-settings';
import { type Db, toDate } from '../../platform/database/row-helpers';

/** End of the reservation for a payment that starts now. */
export const startReservation = (settings: ShopSettings, now: Date): Date | null =>
  reservationEnd([{ status: 'created', method: null, startedAt: now }], settings);

/** End of the reservation for an order with these payments. */
function reservationEndOf(order: OrderRow, payments: PaymentRow[], settings: ShopSettings, now: Date): Date | null {
  const reserving = payments
    .filter((payment) => !isCardPayment(payment))
    .map(({ state, method, created_at }) => ({
      status: state,
      method,
      startedAt: toDate(created_at) ?? now,
    }));
  return reservationEnd(reserving, settings, order.transfer_days);
}

/**
 * Extends the reservation when the payments require it, for example when a bank transfer was chosen or a new attempt
 * started. It is never shortened, and ends when the order is paid.
 */
export async function extendReservation(trx: Db, order: OrderRow, payments: PaymentRow[], now: Date): Promise<void> {
  const before = toDate(order.reserved_until);
  // Released stock is only reserved again by a payment or a new attempt.
  if (before === null) return;
  const isOpen = order.payment_status === 'open';
  const end = isOpen ? reservationEndOf(order, payments, await readShopSettings(trx), now) : null;
  if (isOpen && (end === null || end <= before)) return;
  await trx('orders').where({ id: order.id }).update({ reserved_until: end });
}
