import type { SettlementOutcome } from '../../domain/order-settlement';
import { enqueueMails, orderTopic } from '../../platform/outbox/enqueue';
import { addEvent } from '../../orders/records/events';
import type { OrderRow, PaymentRow } from '../../orders/records/order-rows';
import type { Db } from '../../platform/database/rows';

/**
 * Notes money that goes back without anybody asking: it came too late, or twice. In the transaction that found it, with
 * the mail that explains it; the provider is told afterwards by `returnMoney`.
 */
export async function noteReturns(
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
    const mail = { topic: orderTopic(order.id), kind: `order-money-back.${payment.id}`, orderId: order.id };
    await enqueueMails(trx, [{ ...mail, payload: { amount, reason } }], now);
  }
}
