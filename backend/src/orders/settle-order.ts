import { raiseAlert } from '../alerts/raise-alert';
import { settleDiscounts } from '../discounts/uses';
import { drawDocuments } from '../documents/draw-documents';
import { decideEffects } from '../domain/order-effects';
import { type OrderStatus, deriveOrderStatus, wasPaid } from '../domain/order-status';
import { postMovements } from '../ledger/post-movements';
import { enqueueMessages } from '../outbox/enqueue';
import { addEvent } from './events';
import { type Db, type LineRow, type OrderRow, type PaymentRow, readBank, toDate } from './rows';
import { type ChangedSkus, giveBackLines, takeForLines } from './stock';

async function applyStock(
  trx: Db,
  orderId: number,
  stock: 'release' | 'take',
  lines: LineRow[],
  changed: ChangedSkus,
  now: Date,
): Promise<void> {
  if (stock === 'release') {
    await giveBackLines(trx, lines, changed, now);
    return addEvent(trx, orderId, 'stock-returned', {}, now);
  }
  const short = await takeForLines(trx, lines, changed, now);
  if (short.length === 0) return addEvent(trx, orderId, 'stock-taken-again', {}, now);
  // Paid for, and gone meanwhile. Somebody must decide: deliver later or send the money back.
  const missing = short.map((line) => ({ sku: line.sku, title: line.title, quantity: line.quantity - line.held }));
  await addEvent(trx, orderId, 'oversold', { missing }, now);
  await raiseAlert(trx, { kind: 'oversold', orderId, data: { missing } }, now);
}

async function alertMoney(trx: Db, order: OrderRow, payments: PaymentRow[], now: Date): Promise<void> {
  const received = payments.filter(
    (payment) => payment.state === 'paid' && payment.amount > payment.refunded + payment.charged_back,
  );
  if (received.length > 1) {
    const data = { payments: received.map((payment) => payment.provider_id) };
    await raiseAlert(trx, { kind: 'double', orderId: order.id, data }, now);
  }
  const wrong = payments.find(
    (payment) => payment.state === 'paid' && (payment.amount !== order.total || payment.currency !== order.currency),
  );
  if (!wrong) return;
  const data = { payment: wrong.provider_id, amount: wrong.amount };
  await raiseAlert(trx, { kind: 'amount', orderId: order.id, data }, now);
}

/** Derives the order from its payments and does what follows: stock, mails, diary. */
export async function settleOrder(trx: Db, order: OrderRow, changed: ChangedSkus, now: Date): Promise<OrderStatus> {
  const payments: PaymentRow[] = await trx('payments').where({ order_id: order.id });
  const lines: LineRow[] = await trx('order_lines').where({ order_id: order.id });
  const physical = lines.filter((line) => line.product_type === 'physical');
  const next = deriveOrderStatus(
    { total: order.total, withdrawn: order.withdrawn_at !== null },
    payments.map((payment) => ({ ...payment, status: payment.state, chargedBack: payment.charged_back })),
  );
  const effects = decideEffects({
    previous: order.payment_status,
    next,
    stockHeld: physical.some((line) => line.held > 0),
    bankTransferOpen: payments.some(
      (payment) => (payment.state === 'open' || payment.state === 'pending') && readBank(payment) !== null,
    ),
  });
  if (physical.length > 0 && effects.stock !== 'keep')
    await applyStock(trx, order.id, effects.stock, lines, changed, now);
  await enqueueMessages(trx, order.id, effects.messages, {}, now);
  await alertMoney(trx, order, payments, now);
  if (next !== order.payment_status) {
    const paidAt = wasPaid(next) && toDate(order.paid_at) === null ? { paid_at: now } : {};
    await trx('orders')
      .where({ id: order.id })
      .update({ payment_status: next, ...paidAt });
    await addEvent(trx, order.id, 'status', { from: order.payment_status, to: next }, now);
    await settleDiscounts(trx, order, next, now);
  }
  const settled = { ...order, payment_status: next };
  await drawDocuments(trx, { order: settled, lines, payments }, now);
  await postMovements(trx, settled, payments, now);
  return next;
}
