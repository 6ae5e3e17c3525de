import { lockAccountsOf } from '../../academy/access/buyer';
import { checkPaidLessons } from '../../academy/access/check-paid-lessons';
import { attachPaidOrder } from '../../accounts/guest-orders';
import { syncGrants } from '../../academy/access/sync-grants';
import { raiseAlert } from '../../orders/alerts/raise-alert';
import { updateCodeUses } from '../../orders/discounts/code-uses';
import { issueInvoices } from '../../accounting/invoices/issue-invoices';
import { taxAtPayment } from '../../accounting/invoices/tax-at-payment';
import {
  type StockAvailability,
  type SettlementOutcome,
  type SettlementPlan,
  type OrderSituation,
  completeSettlement,
  isFirstPaid,
  planSettlement,
} from '../../domain/order-settlement';
import { wasPaid } from '../../domain/order-status';
import { postMovements } from '../../accounting/ledger/post-movements';
import { enqueueOrderMails } from '../../platform/outbox/enqueue-mails';
import { addEvent } from '../../orders/records/order-events';
import { syncGiftCards } from '../../orders/gift-cards/sync-gift-cards';
import { extendReservation } from './extend-reservation';
import { scheduleAutoRefunds } from './schedule-auto-refunds';
import { settleGiftCard } from './settle-gift-card';
import {
  type LineRow,
  type OrderRow,
  type PaymentRow,
  askedOf,
  isHandPayment,
  moneyDue,
  paymentStateOf,
  readBank,
} from '../../orders/records/order-rows';
import { renewPromise } from '../../orders/records/renew-promise';
import { readOrderLines, readOrderPayments } from '../../orders/records/find-order';
import { type ChangedVariants, releaseLines, isAnyLeft, reserveForLines } from '../../catalog/stock/stock-reservations';
import { readCurrentSkus } from '../../catalog/variants/current-skus';
import { type Db, toDate } from '../../platform/database/row-helpers';
import { type OrderStatus } from '../../../contract/order-states';

const isPhysical = (line: LineRow): boolean => line.product_type === 'physical';

function situationOf(
  order: OrderRow,
  payments: PaymentRow[],
  lines: LineRow[],
  { arrivedId, isCardGone }: { arrivedId: number | null; isCardGone: boolean },
): OrderSituation {
  return {
    total: order.total,
    withdrawn: order.withdrawn_at !== null,
    previous: order.payment_status,
    payments: payments.map((payment) => ({
      ...paymentStateOf(payment),
      asked: askedOf(order, payment),
      byHand: isHandPayment(payment),
      disputed: toDate(payment.disputed_at) !== null,
      autoRefunded: payment.return_due ?? 0,
      justPaid: payment.id === arrivedId,
    })),
    stockHeld: lines.some((line) => line.held > 0),
    needsStock: lines.some(isPhysical),
    openBankTransfer: findBankTransfer(payments),
    isCardGone,
  };
}

/** Newest attempt that awaits a bank transfer, or null. */
function findBankTransfer(payments: PaymentRow[]): number | null {
  const waiting = payments.filter(({ state }) => state === 'open' || state === 'pending');
  const attempts = waiting.filter((payment) => readBank(payment) !== null).map(({ attempt }) => attempt);
  return attempts.length > 0 ? Math.max(...attempts) : null;
}

interface StockResult {
  found: StockAvailability;
  missing: { sku: string; title: string; quantity: number }[];
}

/** Reserves what is still available for an order paid after its reservation was released. */
async function reserveAgain(
  trx: Db,
  orderId: number,
  lines: LineRow[],
  changed: ChangedVariants,
  now: Date,
): Promise<StockResult> {
  const short = await reserveForLines(trx, lines, changed, now);
  if (short.length === 0) {
    await addEvent(trx, orderId, 'stock-taken-again', {}, now);
    return { found: 'all', missing: [] };
  }
  const currentSku = await readCurrentSkus(trx, short);
  const missing = short.map((line) => ({
    sku: currentSku(line),
    title: line.title,
    quantity: line.quantity - line.held,
  }));
  // Lessons can always be delivered; a partly available order is decided by operators.
  const some = short.length < lines.length || (await isAnyLeft(trx, short));
  await addEvent(trx, orderId, 'oversold', { missing }, now);
  return { found: some ? 'some' : 'none', missing };
}

async function applyStockPlan(
  trx: Db,
  orderId: number,
  stock: SettlementPlan['stock'],
  lines: LineRow[],
  changed: ChangedVariants,
  now: Date,
): Promise<StockResult> {
  if (stock === 'reserve') return reserveAgain(trx, orderId, lines, changed, now);
  if (stock === 'release') {
    await releaseLines(trx, lines, changed, now);
    await addEvent(trx, orderId, 'stock-returned', {}, now);
  }
  return { found: 'all', missing: [] };
}

/** Details shown in the alert. */
function alertData(
  kind: SettlementOutcome['alerts'][number],
  order: OrderRow,
  payments: PaymentRow[],
  stock: StockResult,
): object {
  if (kind === 'oversold') return { missing: stock.missing };
  const received = payments.filter(({ state }) => state === 'paid');
  const shown = kind === 'amount' ? received.filter((payment) => payment.amount !== askedOf(order, payment)) : received;
  return { asked: moneyDue(order), payments: shown.map(({ provider_id: id, amount }) => ({ id, amount })) };
}

async function writeStatus(trx: Db, order: OrderRow, outcome: SettlementOutcome, now: Date): Promise<OrderRow> {
  const { status } = outcome;
  const settled: OrderRow = {
    ...order,
    payment_status: status,
    withdrawn_at: outcome.voidOrder ? now : order.withdrawn_at,
  };
  if (status === order.payment_status && !outcome.voidOrder) return settled;
  const isFirst = wasPaid(status) && toDate(order.paid_at) === null;
  if (isFirst) Object.assign(settled, { paid_at: now, ...(await renewPromise(trx, order, now)) });
  await trx('orders').where({ id: order.id }).update({
    payment_status: status,
    withdrawn_at: settled.withdrawn_at,
    paid_at: settled.paid_at,
    deliver_from: settled.deliver_from,
    deliver_by: settled.deliver_by,
  });
  await addEvent(trx, order.id, 'status', { from: order.payment_status, to: status }, now);
  // Codes of a voided order can be used by others.
  await updateCodeUses(trx, order, settled.withdrawn_at === null ? status : 'canceled', now);
  return settled;
}

/**
 * Derives an order's status from its payments and applies the effects (domain/order-settlement.ts): stock, automatic
 * refunds, mails, alerts, grants, invoices, ledger and timeline. The caller's transaction must hold the order's lock.
 * Idempotent. `arrivedId`: the payment that has just been paid, if any.
 */
export async function settleOrder(
  trx: Db,
  order: OrderRow,
  changed: ChangedVariants,
  now: Date,
  arrivedId: number | null = null,
): Promise<OrderStatus> {
  const lines = await readOrderLines(trx, order.id);
  if (lines.some(({ opens }) => opens !== null)) await lockAccountsOf(trx, order);
  const known = { payments: await readOrderPayments(trx, order.id), lines };
  const { payments, isCardGone } = await settleGiftCard(trx, order, known, now);
  const situation = situationOf(order, payments, lines, { arrivedId, isCardGone });
  const plan = planSettlement(situation);
  const stock = await applyStockPlan(trx, order.id, plan.stock, lines, changed, now);
  const lessons = isFirstPaid(situation, plan) ? await checkPaidLessons(trx, order, lines, now) : 'ok';
  const outcome = completeSettlement(situation, plan, stock.found, lessons);
  const settled = await writeStatus(trx, order, outcome, now);
  if (settled.paid_at !== order.paid_at) await attachPaidOrder(trx, order.id);
  await scheduleAutoRefunds(trx, settled, payments, outcome.refunds, now);
  await enqueueOrderMails(trx, order.id, outcome.messages, {}, now);
  for (const kind of outcome.alerts)
    await raiseAlert(trx, { kind, orderId: order.id, data: alertData(kind, order, payments, stock) }, now);
  await syncGrants(trx, order.id, now);
  await syncGiftCards(trx, order.id, now, lines);
  await extendReservation(trx, settled, payments, now);
  await issueInvoices(trx, await taxAtPayment(trx, { order: settled, lines, payments }, now), now);
  // After the invoices, which the ledger entries are derived from.
  await postMovements(trx, settled, payments, now);
  return settled.payment_status;
}
