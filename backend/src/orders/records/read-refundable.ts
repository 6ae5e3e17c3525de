import { requireOneCurrency } from '../../domain/one-currency';
import type { Refundable } from '../../domain/refund-amounts';
import { type LineRow, type OrderRow, type PaymentRow, isCardPayment, isHandPayment } from './order-rows';
import { lockSoldCards, readCardValues } from './gift-card-values';
import { readOrderLines } from './find-order';
import { LIVE_STATES, type RefundRow, parseRefundLines } from './refund-rows';
import type { Db } from '../../platform/database/row-helpers';

export interface OrderRefundable extends Refundable {
  /** Payments that can be refunded, newest first, those by hand last; amounts in cents. */
  payments: { id: number; left: number; isGiftCard?: boolean }[];
  orderLines: LineRow[];
  /** Cents on gift cards that this order bought and that can still be spent. */
  onCards: number;
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * Refundable cents of a payment. The provider's total and our refund rows may each be ahead of the other, so the larger
 * one counts; refunds not yet confirmed by the provider are subtracted as well.
 */
function refundableAmountOf(payment: PaymentRow, refunds: RefundRow[]): number {
  const own = refunds.filter((refund) => refund.payment_id === payment.id);
  const waiting = sum(own.filter(({ state }) => state === 'requested').map(({ amount }) => amount));
  const known = sum(own.filter(({ state }) => state !== 'requested').map(({ amount }) => amount));
  return Math.max(0, payment.amount - payment.charged_back - Math.max(payment.refunded, known) - waiting);
}

/**
 * Refundable state of an order, in its currency: money goes back in what it was paid in, whatever the rate is now. Only exact
 * within a transaction that holds the order's lock: it then locks the gift cards that the order bought, too.
 */
export async function readRefundable(
  db: Db,
  order: Pick<OrderRow, 'id' | 'shipping' | 'currency'>,
): Promise<OrderRefundable> {
  const orderLines = await readOrderLines(db, order.id);
  const paid: PaymentRow[] = await db('payments')
    .where({ order_id: order.id, state: 'paid' })
    .orderBy('attempt', 'desc');
  // What the provider can send back goes first; the rest must be paid out by a person.
  const payments = [...paid.filter((payment) => !isHandPayment(payment)), ...paid.filter(isHandPayment)];
  const refunds: RefundRow[] = await db('refunds').where({ order_id: order.id }).whereIn('state', LIVE_STATES);
  requireOneCurrency(order.currency, payments, refunds);
  const back = refunds.flatMap(parseRefundLines);
  const lefts = payments.map((payment) => ({
    id: payment.id,
    left: refundableAmountOf(payment, refunds),
    ...(isCardPayment(payment) && { isGiftCard: true }),
  }));
  if (db.isTransaction) await lockSoldCards(db, order.id, orderLines);
  const cards = await readCardValues(db, order.id, orderLines);
  const spent = sum([...cards.values()].map((card) => card.spent));
  return {
    orderLines,
    lines: orderLines.map((line) => ({
      id: line.id,
      quantity: line.quantity,
      refundedQuantity: line.refunded_quantity ?? 0,
      total: line.total,
      discount: line.discount ?? 0,
      refunded:
        sum(back.filter(({ lineId }) => lineId === line.id).map(({ amount, withheld = 0 }) => amount + withheld)) +
        (cards.get(line.id)?.spent ?? 0),
    })),
    shipping: Math.max(0, order.shipping - sum(refunds.map((refund) => refund.shipping ?? 0))),
    payments: lefts.filter(({ left }) => left > 0),
    // What was spent from a gift card was delivered.
    left: Math.max(0, sum(lefts.map(({ left }) => left)) - spent),
    onCards: sum([...cards.values()].map((card) => card.left)),
  };
}
