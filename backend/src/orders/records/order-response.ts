import type { Locale } from '../../../contract/locales';
import type { PublicOrder } from '../../../contract/order';
import { type PaymentRow, type OrderRow, readBank, readVatLines } from './order-rows';
import { defaultPriceHold } from '../../domain/price-hold';
import { isLost } from '../../domain/order-status';
import { toDate } from '../../platform/database/row-helpers';

export const latestPayment = (payments: PaymentRow[]): PaymentRow | null =>
  payments.reduce<PaymentRow | null>(
    (latest, payment) => (latest && latest.attempt > payment.attempt ? latest : payment),
    null,
  );

type Payable = Pick<OrderRow, 'placed_at' | 'payment_status' | 'withdrawn_at' | 'price_until'>;

const priceUntil = ({ price_until: until, placed_at: placed }: Payable): Date =>
  toDate(until) ?? defaultPriceHold(toDate(placed) ?? new Date(0));

/** Whether a lost order may be paid again: not if it was voided or its price is no longer held. */
export const mayPayAgain = (order: Payable, now = Date.now()): boolean =>
  isLost(order.payment_status) && order.withdrawn_at === null && now <= priceUntil(order).getTime();

/** Whether a payment can be started or continued now. */
export function isPayable(order: Payable, payments: PaymentRow[]): boolean {
  if (order.payment_status !== 'open') return mayPayAgain(order);
  const latest = latestPayment(payments);
  return latest !== null && (latest.state === 'created' || (latest.state === 'open' && latest.checkout_url !== null));
}

/** End of the stock reservation in ISO 8601, or null when none is in force. */
function activeReservationEnd(
  { payment_status: status, reserved_until: until }: OrderRow,
  now = Date.now(),
): string | null {
  const end = toDate(until);
  return status === 'open' && end !== null && end.getTime() > now ? end.toISOString() : null;
}

/** Data available to anyone with the slug. */
export function publicOrderResponse(
  order: OrderRow,
  payments: PaymentRow[],
): Omit<PublicOrder, 'full'> & { language: Locale } {
  const latest = latestPayment(payments);
  const awaited =
    order.payment_status === 'open' && latest !== null && (latest.state === 'open' || latest.state === 'pending');
  return {
    orderNr: order.order_nr,
    slug: order.slug,
    status: order.payment_status,
    currency: order.currency,
    total: order.total,
    ...(order.gift_card_amount ? { giftCard: order.gift_card_amount } : {}),
    bank: awaited ? readBank(latest) : null,
    payable: isPayable(order, payments),
    method: latest?.method ?? null,
    language: order.language,
    reservedUntil: activeReservationEnd(order),
    payableUntil: mayPayAgain(order) ? priceUntil(order).toISOString() : null,
  };
}

/** Response for a placed order. The payment URL is only included while the order can be paid. */
export function placedOrderResponse(order: OrderRow, paymentUrl: string | null) {
  return {
    orderNr: order.order_nr,
    slug: order.slug,
    status: order.payment_status,
    currency: order.currency,
    subtotal: order.subtotal,
    discount: order.discount,
    shipping: order.shipping,
    vat: order.vat,
    vatLines: readVatLines(order),
    total: order.total,
    paymentUrl: order.payment_status === 'open' ? paymentUrl : null,
  };
}
