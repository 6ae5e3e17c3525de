import type { Locale } from '../../../contract/locales';
import type { PublicOrder } from '../../../contract/order';
import {
  type PaymentRow,
  type OrderRow,
  askedOf,
  isHandPayment,
  moneyDue,
  paymentStateOf,
  readBank,
  readVatLines,
} from './order-rows';
import { defaultPriceHold } from '../../domain/price-hold';
import { missingCents } from '../../domain/hand-payment';
import { isLost, isUndecided } from '../../domain/order-status';
import { toDate } from '../../platform/database/row-helpers';

export const latestPayment = (payments: PaymentRow[]): PaymentRow | null =>
  payments.reduce<PaymentRow | null>(
    (latest, payment) => (latest && latest.attempt > payment.attempt ? latest : payment),
    null,
  );

type Payable = Pick<OrderRow, 'placed_at' | 'payment_status' | 'withdrawn_at' | 'price_until' | 'total'>;

const priceUntil = ({ price_until: until, placed_at: placed }: Payable): Date =>
  toDate(until) ?? defaultPriceHold(toDate(placed) ?? new Date(0));

/** Whether a lost order may be paid again: not if it was voided or its price is no longer held. */
export const mayPayAgain = (order: Payable, now = Date.now()): boolean =>
  isLost(order.payment_status) && order.withdrawn_at === null && now <= priceUntil(order).getTime();

/** Whether a payment of it can be under way: of an open order, or a new one after the bank took an earlier one back. */
export const awaitsMoney = ({
  payment_status: status,
  withdrawn_at: at,
}: Pick<OrderRow, 'payment_status' | 'withdrawn_at'>): boolean =>
  at === null && (status === 'open' || status === 'charged_back');

/**
 * Cents that the customer may pay with a new attempt though other money was paid: an attempt for the rest was lost, or a part came by
 * hand. 0 when there is none: an operator decides about any other order that was paid in part, or taken back by the bank.
 */
export function restToPay(
  order: Pick<OrderRow, 'payment_status' | 'withdrawn_at' | 'total'>,
  payments: PaymentRow[],
): number {
  const latest = latestPayment(payments);
  const paid = payments.filter(({ state }) => state === 'paid');
  if (!latest || !awaitsMoney(order) || paid.length === 0 || paid.some(({ refunded }) => refunded > 0)) return 0;
  const ended = latest.state === 'paid' ? isHandPayment(latest) : !isUndecided(latest.state);
  return ended ? missingCents(order.total, payments.map(paymentStateOf)) : 0;
}

/** Whether a payment can be started or continued now. */
export function isPayable(order: Payable, payments: PaymentRow[]): boolean {
  if (!awaitsMoney(order)) return mayPayAgain(order);
  if (restToPay(order, payments) > 0) return true;
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
  const awaited = awaitsMoney(order) && latest !== null && (latest.state === 'open' || latest.state === 'pending');
  const bank = awaited ? readBank(latest) : null;
  const bankAmount = bank && latest ? askedOf(order, latest) : moneyDue(order);
  return {
    orderNr: order.order_nr,
    slug: order.slug,
    status: order.payment_status,
    currency: order.currency,
    total: order.total,
    ...(order.gift_card_amount ? { giftCard: order.gift_card_amount } : {}),
    bank,
    ...(bankAmount === moneyDue(order) ? {} : { bankAmount }),
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
