import { type PaymentRow, type OrderRow, readBank, readVatLines } from './order-rows';
import { isLost } from '../../domain/order-status';
import { toDate } from '../../platform/database/rows';

const PAYABLE_AGAIN_MS = 30 * 24 * 3600 * 1000;

export const latestPayment = (payments: PaymentRow[]): PaymentRow | null =>
  payments.reduce<PaymentRow | null>(
    (latest, payment) => (latest && latest.attempt > payment.attempt ? latest : payment),
    null,
  );

type Payable = Pick<OrderRow, 'placed_at' | 'payment_status' | 'withdrawn_at'>;

/** Whether a lost order may be tried again: not when another took its place, nor at prices of long ago. */
export function mayPayAgain(order: Payable, now = Date.now()): boolean {
  const placed = toDate(order.placed_at)?.getTime() ?? 0;
  return isLost(order.payment_status) && order.withdrawn_at === null && now - placed < PAYABLE_AGAIN_MS;
}

/** A payment can be started or continued now. */
export function isPayable(order: Payable, payments: PaymentRow[]): boolean {
  if (order.payment_status !== 'open') return mayPayAgain(order);
  const latest = latestPayment(payments);
  return latest !== null && (latest.state === 'created' || (latest.state === 'open' && latest.checkout_url !== null));
}

/** Until when the pieces are kept aside for it, while that still holds. */
function keptUntil({ payment_status: status, reserved_until: until }: OrderRow, now = Date.now()): string | null {
  const end = toDate(until);
  return status === 'open' && end !== null && end.getTime() > now ? end.toISOString() : null;
}

/** What anyone with the slug may know. */
export function publicOrder(order: OrderRow, payments: PaymentRow[]) {
  const latest = latestPayment(payments);
  const awaited =
    order.payment_status === 'open' && latest !== null && (latest.state === 'open' || latest.state === 'pending');
  return {
    orderNr: order.order_nr,
    slug: order.slug,
    status: order.payment_status,
    currency: order.currency,
    total: order.total,
    bank: awaited ? readBank(latest) : null,
    payable: isPayable(order, payments),
    method: latest?.method ?? null,
    language: order.language,
    reservedUntil: keptUntil(order),
  };
}

/** Answer to a placed order. The address to pay at is only there while it leads somewhere. */
export function placedAnswer(order: OrderRow, paymentUrl: string | null) {
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
