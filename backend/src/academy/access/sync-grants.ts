import { raiseAlert } from '../../orders/alerts/raise-alert';
import { type OrderGrant, type GrantingOrder, computeOrderGrants, isSameTarget } from '../../domain/order-grants';
import { addEvent } from '../../orders/records/order-events';
import { type LineRow, type OrderRow, readLessonRecipient } from '../../orders/records/order-rows';
import { requireOrderById } from '../../orders/records/find-order';
import { type OrderRefundable, readRefundable } from '../../orders/records/read-refundable';
import { ACCOUNT_DELETED, type GrantRow, grantsOfOrder, isRevokedManually } from './grant-rows';
import { alertDuplicatePurchase } from './alert-duplicate-purchase';
import { lockAccountsOf } from './buyer';
import { enqueueOrderMails } from '../../platform/outbox/enqueue-mails';
import { type Db, createStamps } from '../../platform/database/row-helpers';
import { parseLineGrants } from '../../orders/records/line-grants';
import { holdCredit, releaseCredit } from './credit-holds';

function describeOrder(order: OrderRow, refundable: OrderRefundable): GrantingOrder {
  return {
    status: order.payment_status,
    withdrawn: order.withdrawn_at !== null || order.fulfilment === 'canceled',
    left: refundable.left,
    shipping: refundable.shipping,
    lines: refundable.lines.map((line, index) => {
      const row = refundable.orderLines[index];
      return {
        id: line.id,
        quantity: line.quantity,
        refundedQuantity: line.refundedQuantity,
        worth: Math.max(0, line.total - line.discount - line.refunded),
        opens: row ? parseLineGrants(row) : [],
      };
    }),
  };
}

/** Columns of the recipient of a gift: as for what operators give, only a confirmed account is linked immediately. */
async function recipientOf(trx: Db, order: OrderRow, { source }: OrderGrant): Promise<object> {
  const recipient = source === 'gift' ? readLessonRecipient(order) : null;
  if (!recipient) return {};
  const { email } = recipient;
  const account: { id: number } | undefined = await trx('up_users')
    .whereRaw('lower(email) = ?', [email])
    .andWhere({ confirmed: true })
    .first('id');
  return { email, user_id: account?.id ?? null };
}

async function insertGrant(trx: Db, order: OrderRow, due: OrderGrant, now: Date): Promise<void> {
  await trx('grants').insert({
    ...createStamps(now),
    ...(await recipientOf(trx, order, due)),
    scope: due.scope,
    target: due.target,
    source: due.source,
    order_id: order.id,
    order_line_id: due.lineId,
    paid_cents: due.paid,
    currency: order.currency,
    state: 'active',
    starts_at: now,
  });
}

/** Ended by a person: an operator, or the recipient of a gift with their account. */
const isEndedByPerson = (row: GrantRow): boolean => isRevokedManually(row) || row.reason === ACCOUNT_DELETED;

/** Column updates that bring a grant row in line with `due`; null if it is correct. What a person ended stays ended. */
function correctionOf(row: GrantRow, due: OrderGrant | undefined, now: Date): Record<string, unknown> | null {
  const ended = due ? due.ended : 'canceled';
  const paid = due?.paid ?? 0;
  const amount = Number(row.paid_cents) === paid ? {} : { paid_cents: paid };
  const state =
    isEndedByPerson(row) || (row.state === 'active') === (ended === null)
      ? {}
      : ended === null
        ? { state: 'active', revoked_at: null, revoked_by: null, reason: null }
        : { state: 'revoked', revoked_at: now, revoked_by: 'system', reason: ended };
  const columns = { ...amount, ...state };
  return Object.keys(columns).length > 0 ? { ...columns, updated_at: now } : null;
}

interface Changes {
  opened: number;
  closed: number;
  /** Lines of other orders that used credit of the revoked grants. */
  creditedTo: number[];
}

/** Updates and inserts grants of the order to match `due`. */
async function correctRows(trx: Db, order: OrderRow, due: OrderGrant[], now: Date): Promise<Changes> {
  const rows = (await grantsOfOrder(trx, order.id)).filter((row) => row.order_line_id !== null);
  const changes: Changes = { opened: 0, closed: 0, creditedTo: [] };
  for (const row of rows) {
    const wanted = due.find((one) => one.lineId === row.order_line_id && isSameTarget(one, row));
    const columns = correctionOf(row, wanted, now);
    if (!columns) continue;
    await trx('grants').where({ id: row.id }).update(columns);
    if (columns.state === 'active') changes.opened += 1;
    if (columns.state !== 'revoked') continue;
    changes.closed += 1;
    if (row.credited_to !== null) changes.creditedTo.push(row.credited_to);
  }
  for (const one of due) {
    const known = rows.some((row) => row.order_line_id === one.lineId && isSameTarget(one, row));
    if (known || one.ended !== null) continue;
    await insertGrant(trx, order, one, now);
    changes.opened += 1;
    // Once per order, also when its money leaves and comes back.
    if (one.source === 'gift') await enqueueOrderMails(trx, order.id, ['lesson-gift'], {}, now);
  }
  return changes;
}

/** Alerts operators that these orders used credit that is no longer paid for. */
async function alertLostCredit(trx: Db, orderIds: number[], now: Date): Promise<void> {
  for (const orderId of new Set(orderIds)) await raiseAlert(trx, { kind: 'credit-lost', orderId }, now);
}

/**
 * A chargeback can hit a purchase whose credit was already used, and a suit can come back after its lessons lowered a price;
 * neither can be refused. An order that only holds the credit is checked when it is paid.
 */
async function alertDependentOrders(trx: Db, lineIds: number[], now: Date): Promise<void> {
  if (lineIds.length === 0) return;
  const lines: { order_id: number }[] = await trx('order_lines as l')
    .join('orders as o', 'o.id', 'l.order_id')
    .whereIn('l.id', lineIds)
    .whereNot('o.payment_status', 'open')
    .select('l.order_id');
  await alertLostCredit(
    trx,
    lines.map((line) => line.order_id),
    now,
  );
}

/**
 * Keeps the credit of paid lines and frees it when a line is no longer paid for; an open order keeps it until its
 * reservation ends. Raises an alert if a paid line's credit is gone (refunded, or used by another order).
 */
async function syncCredit(
  trx: Db,
  order: OrderRow,
  refundable: OrderRefundable,
  due: OrderGrant[],
  now: Date,
): Promise<void> {
  if (order.payment_status === 'open' && order.withdrawn_at === null) return;
  const isEnded = (line: LineRow): boolean => due.every((one) => one.lineId !== line.id || one.ended !== null);
  await releaseCredit(trx, refundable.orderLines.filter(isEnded), now);
  const kept = refundable.orderLines.filter((line) => !isEnded(line));
  if ((await holdCredit(trx, kept, now)) === 'gone') await alertLostCredit(trx, [order.id], now);
}

/**
 * Synchronizes the grants of an order with its payment state: after payments, refunds, chargebacks, cancellations and their
 * reversals. Idempotent. The caller's transaction has locked the order.
 */
export async function syncGrants(trx: Db, orderId: number, now: Date): Promise<void> {
  const opening: unknown = await trx('order_lines').where({ order_id: orderId }).whereNotNull('opens').first('id');
  if (!opening) return;
  const order = await requireOrderById(trx, orderId);
  // Two payments for the same lesson that arrive at once must see each other's grants.
  await lockAccountsOf(trx, order);
  const refundable = await readRefundable(trx, order);
  const due = computeOrderGrants(describeOrder(order, refundable));
  const { opened, closed, creditedTo } = await correctRows(trx, order, due, now);
  if (opened > 0) {
    await addEvent(trx, orderId, 'lessons-opened', { count: opened }, now);
    await alertDuplicatePurchase(trx, order, refundable.orderLines, due, now);
  }
  if (closed > 0) await addEvent(trx, orderId, 'lessons-closed', { count: closed }, now);
  await alertDependentOrders(trx, creditedTo, now);
  await syncCredit(trx, order, refundable, due, now);
}
