import { settleGrants } from '../../academy/access/settle-grants';
import { raiseAlert } from '../../orders/alerts/raise-alert';
import { updateCodeUses } from '../../orders/discounts/uses';
import { drawDocuments } from '../../accounting/invoices/issue-invoices';
import {
  type StockAvailability,
  type SettlementOutcome,
  type SettlementPlan,
  type OrderSituation,
  completeSettlement,
  planSettlement,
} from '../../domain/order-settlement';
import { wasPaid } from '../../domain/order-status';
import { postMovements } from '../../accounting/ledger/post-movements';
import { enqueueMessages } from '../../platform/outbox/enqueue';
import { addEvent } from '../../orders/records/events';
import { renewReservation } from './reservations';
import { noteReturns } from './schedule-returns';
import { type LineRow, type OrderRow, type PaymentRow, readBank } from '../../orders/records/order-rows';
import { type ChangedSkus, giveBackLines, isAnyLeft, takeForLines } from '../../catalog/stock/stock';
import { type Db, toDate } from '../../platform/database/rows';
import { type OrderStatus } from '../../../contract/order-states';

const isPhysical = (line: LineRow): boolean => line.product_type === 'physical';

function readSituation(order: OrderRow, payments: PaymentRow[], lines: LineRow[], arrivedId: number | null): OrderSituation {
  return {
    total: order.total,
    withdrawn: order.withdrawn_at !== null,
    previous: order.payment_status,
    payments: payments.map((payment) => ({
      attempt: payment.attempt,
      status: payment.state,
      amount: payment.amount,
      refunded: payment.refunded,
      chargedBack: payment.charged_back,
      disputed: toDate(payment.disputed_at) !== null,
      autoRefunded: payment.return_due ?? 0,
      justPaid: payment.id === arrivedId,
    })),
    stockHeld: lines.some((line) => line.held > 0),
    needsStock: lines.some(isPhysical),
    openBankTransfer: findBankTransfer(payments),
  };
}

/** The newest attempt that waits for a transfer, null for none. */
function findBankTransfer(payments: PaymentRow[]): number | null {
  const waiting = payments.filter(({ state }) => state === 'open' || state === 'pending');
  const attempts = waiting.filter((payment) => readBank(payment) !== null).map(({ attempt }) => attempt);
  return attempts.length > 0 ? Math.max(...attempts) : null;
}

interface Shelf {
  found: StockAvailability;
  missing: { sku: string; title: string; quantity: number }[];
}

/** Money came after the pieces were given back: takes what is still there. */
async function takeAgain(trx: Db, orderId: number, lines: LineRow[], changed: ChangedSkus, now: Date): Promise<Shelf> {
  const short = await takeForLines(trx, lines, changed, now);
  if (short.length === 0) {
    await addEvent(trx, orderId, 'stock-taken-again', {}, now);
    return { found: 'all', missing: [] };
  }
  const missing = short.map((line) => ({ sku: line.sku, title: line.title, quantity: line.quantity - line.held }));
  // A lesson can always be delivered, and one piece of two is for a person to decide about.
  const some = short.length < lines.length || (await isAnyLeft(trx, short));
  await addEvent(trx, orderId, 'oversold', { missing }, now);
  return { found: some ? 'some' : 'none', missing };
}

async function moveStock(
  trx: Db,
  orderId: number,
  stock: SettlementPlan['stock'],
  lines: LineRow[],
  changed: ChangedSkus,
  now: Date,
): Promise<Shelf> {
  if (stock === 'reserve') return takeAgain(trx, orderId, lines, changed, now);
  if (stock === 'release') {
    await giveBackLines(trx, lines, changed, now);
    await addEvent(trx, orderId, 'stock-returned', {}, now);
  }
  return { found: 'all', missing: [] };
}

/** What a person needs to see of an alert. */
function alertData(kind: SettlementOutcome['alerts'][number], order: OrderRow, payments: PaymentRow[], shelf: Shelf): object {
  if (kind === 'oversold') return { missing: shelf.missing };
  const received = payments.filter(({ state }) => state === 'paid');
  const shown = kind === 'amount' ? received.filter(({ amount }) => amount !== order.total) : received;
  return { asked: order.total, payments: shown.map(({ provider_id: id, amount }) => ({ id, amount })) };
}

async function writeStatus(trx: Db, order: OrderRow, outcome: SettlementOutcome, now: Date): Promise<OrderRow> {
  const { status } = outcome;
  const settled: OrderRow = {
    ...order,
    payment_status: status,
    withdrawn_at: outcome.voidOrder ? now : order.withdrawn_at,
  };
  if (status === order.payment_status && !outcome.voidOrder) return settled;
  if (wasPaid(status) && toDate(order.paid_at) === null) settled.paid_at = now;
  await trx('orders')
    .where({ id: order.id })
    .update({ payment_status: status, withdrawn_at: settled.withdrawn_at, paid_at: settled.paid_at });
  await addEvent(trx, order.id, 'status', { from: order.payment_status, to: status }, now);
  // Codes of an order that delivers nothing are free for others.
  await updateCodeUses(trx, order, settled.withdrawn_at === null ? status : 'canceled', now);
  return settled;
}

/**
 * Derives the order from its payments and does what follows (domain/order-effects.ts): stock, money that goes back,
 * mails, alerts, lessons, ledger, documents, diary. The caller's transaction has locked the order; settling twice does nothing
 * twice. `arrivedId`: the payment that has just become paid, if any.
 */
export async function settleOrder(
  trx: Db,
  order: OrderRow,
  changed: ChangedSkus,
  now: Date,
  arrivedId: number | null = null,
): Promise<OrderStatus> {
  const payments: PaymentRow[] = await trx('payments').where({ order_id: order.id });
  const lines: LineRow[] = await trx('order_lines').where({ order_id: order.id });
  const situation = readSituation(order, payments, lines, arrivedId);
  const plan = planSettlement(situation);
  const shelf = await moveStock(trx, order.id, plan.stock, lines, changed, now);
  const outcome = completeSettlement(situation, plan, shelf.found);
  const settled = await writeStatus(trx, order, outcome, now);
  await noteReturns(trx, settled, payments, outcome.refunds, now);
  await enqueueMessages(trx, order.id, outcome.messages, {}, now);
  for (const kind of outcome.alerts)
    await raiseAlert(trx, { kind, orderId: order.id, data: alertData(kind, order, payments, shelf) }, now);
  await settleGrants(trx, order.id, now);
  await renewReservation(trx, settled, payments, now);
  await drawDocuments(trx, { order: settled, lines, payments }, now);
  // After the papers: the books read them.
  await postMovements(trx, settled, payments, now);
  return settled.payment_status;
}
