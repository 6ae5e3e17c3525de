import { raiseAlert } from '../../orders/alerts/raise-alert';
import { type OrderGrant, type GrantingOrder, computeOrderGrants, isSameTarget } from '../../domain/order-grants';
import { addEvent } from '../../orders/records/order-events';
import type { OrderRow } from '../../orders/records/order-rows';
import { requireOrderById } from '../../orders/records/find-order';
import { type OrderRefundable, readRefundable } from '../../orders/records/read-refundable';
import { type GrantRow, grantsOfOrder, isRevokedManually } from './grant-rows';
import { alertDuplicatePurchase } from './alert-duplicate-purchase';
import { type Db, createStamps } from '../../platform/database/row-helpers';
import { parseCreditedFrom, parseLineGrants } from '../../orders/records/line-grants';

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

async function insertGrant(trx: Db, order: OrderRow, due: OrderGrant, now: Date): Promise<void> {
  await trx('grants').insert({
    ...createStamps(now),
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

/** Column updates that bring a grant row in line with `due`; null if it is correct. Manual revocations are kept. */
function correctionOf(row: GrantRow, due: OrderGrant | undefined, now: Date): Record<string, unknown> | null {
  const ended = due ? due.ended : 'canceled';
  const paid = due?.paid ?? 0;
  const amount = Number(row.paid_cents) === paid ? {} : { paid_cents: paid };
  const state =
    isRevokedManually(row) || (row.state === 'active') === (ended === null)
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
  }
  return changes;
}

/** Alerts operators that these orders used credit that is no longer paid for. */
async function alertLostCredit(trx: Db, orderIds: number[], now: Date): Promise<void> {
  for (const orderId of new Set(orderIds)) await raiseAlert(trx, { kind: 'credit-lost', orderId }, now);
}

/** A chargeback can hit a purchase whose credit was already used; it cannot be refused. */
async function alertDependentOrders(trx: Db, lineIds: number[], now: Date): Promise<void> {
  if (lineIds.length === 0) return;
  const lines: { order_id: number }[] = await trx('order_lines').whereIn('id', lineIds).select('order_id');
  await alertLostCredit(
    trx,
    lines.map((line) => line.order_id),
    now,
  );
}

/**
 * Marks the credit of paid lines as used and frees it when a line is no longer paid for. Raises an alert if the credit is
 * gone meanwhile (refunded, or used concurrently by another order).
 */
async function syncCredit(trx: Db, refundable: OrderRefundable, due: OrderGrant[], now: Date): Promise<void> {
  const short: number[] = [];
  for (const line of refundable.orderLines) {
    const ids = parseCreditedFrom(line);
    if (ids.length === 0) continue;
    if (due.every((one) => one.lineId !== line.id || one.ended !== null)) {
      await trx('grants').where({ credited_to: line.id }).update({ credited_to: null, updated_at: now });
      continue;
    }
    await trx('grants')
      .whereIn('id', ids)
      .andWhere({ state: 'active' })
      .whereNull('credited_to')
      .update({ credited_to: line.id, updated_at: now });
    const used: GrantRow[] = await trx('grants').where({ credited_to: line.id });
    const count = used.filter((row) => row.state === 'active' || isRevokedManually(row)).length;
    if (count < ids.length) short.push(line.order_id);
  }
  await alertLostCredit(trx, short, now);
}

/**
 * Synchronizes the grants of an order with its payment state: after payments, refunds, chargebacks, cancellations and their
 * reversals. Idempotent. The caller's transaction has locked the order.
 */
export async function syncGrants(trx: Db, orderId: number, now: Date): Promise<void> {
  const opening: unknown = await trx('order_lines').where({ order_id: orderId }).whereNotNull('opens').first('id');
  if (!opening) return;
  const order = await requireOrderById(trx, orderId);
  const refundable = await readRefundable(trx, order);
  const due = computeOrderGrants(describeOrder(order, refundable));
  const { opened, closed, creditedTo } = await correctRows(trx, order, due, now);
  if (opened > 0) {
    await addEvent(trx, orderId, 'lessons-opened', { count: opened }, now);
    await alertDuplicatePurchase(trx, order, refundable.orderLines, due, now);
  }
  if (closed > 0) await addEvent(trx, orderId, 'lessons-closed', { count: closed }, now);
  await alertDependentOrders(trx, creditedTo, now);
  await syncCredit(trx, refundable, due, now);
}
