import type { SettlementOutcome } from '../../domain/order-settlement';
import { enqueueMails, orderTopic } from '../../platform/outbox/enqueue-mails';
import { addEvent } from '../../orders/records/order-events';
import { type OrderRow, type PaymentRow, isCardPayment } from '../../orders/records/order-rows';
import type { Db } from '../../platform/database/row-helpers';

/**
 * Schedules automatic refunds of late or duplicate payments, with the mail that explains them, in the transaction that
 * detected them. The job `returns` requests them from the provider.
 */
export async function scheduleAutoRefunds(
  trx: Db,
  order: OrderRow,
  payments: PaymentRow[],
  returns: SettlementOutcome['refunds'],
  now: Date,
): Promise<void> {
  for (const { attempt, amount, reason } of returns) {
    const payment = payments.find((each) => each.attempt === attempt);
    if (!payment) continue;
    await trx('payments')
      .where({ id: payment.id })
      .update({ return_due: amount, return_reason: reason, updated_at: now });
    await addEvent(trx, order.id, 'return-due', { attempt, amount, reason }, now);
    const mail = { topic: orderTopic(order.id), kind: `order-money-back.${payment.id}` as const, orderId: order.id };
    await enqueueMails(trx, [{ ...mail, payload: { amount, reason, toCard: isCardPayment(payment) } }], now);
  }
}
