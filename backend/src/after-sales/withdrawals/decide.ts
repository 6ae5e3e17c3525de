import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { resolveAlertsOf } from '../../orders/alerts/resolve-alert';
import { optionalText, requiredText } from '../../domain/text-fields';
import { canBeReturned } from '../../domain/fulfilment';
import { wasPaid } from '../../domain/order-status';
import { addEvent } from '../../orders/records/events';
import { type LineRow, type OrderRow } from '../../orders/records/order-rows';
import { transact } from '../../platform/database/transact';
import { enqueueMails } from '../../platform/outbox/enqueue';
import { cancelOrder } from '../refunds/cancel-order';
import { type RefundResult, requestRefund } from '../refunds/request-refund';
import { returnOrder } from '../refunds/return-order';
import {
  type WithdrawableOrder,
  matchColumns,
  readOrderLines,
  resolveLines,
  linesWithWithdrawalRight,
} from '../../orders/records/match-order';
import { hasOpenWithdrawal } from '../../orders/records/read-withdrawals';
import { type WithdrawalRow, readLines } from '../../orders/records/withdrawal-rows';
import { refundKey } from '../../orders/records/settle-withdrawal';
import { type Db, toDate } from '../../platform/database/rows';
import type { Actor } from '../../platform/admin/actor';
import { type WithdrawalState } from '../../../contract/order-states';

const acceptSchema = z.object({
  /** Empty: what was stated, or the whole order. */
  lines: z.array(z.object({ lineId: z.int(), quantity: z.int().min(1) })).default([]),
  /** Left out: when the whole order is withdrawn from. */
  shipping: z.boolean().nullish(),
  /** Left out: when nothing was sent yet. */
  restock: z.boolean().nullish(),
});
type Asked = z.infer<typeof acceptSchema>;
type Pieces = Asked['lines'];

function parse<T>(schema: z.ZodType<T>, body: unknown, message: string): T {
  const parsed = schema.safeParse(body ?? {});
  if (!parsed.success) throw new errors.ValidationError(message);
  return parsed.data;
}

async function readWithdrawal(db: Db, documentId: string): Promise<WithdrawalRow> {
  const row: WithdrawalRow | undefined = await db('withdrawals').where({ document_id: documentId }).first();
  if (!row) throw new errors.NotFoundError('There is no such statement');
  return row;
}

/** Moves a statement on, unless somebody else just did. */
async function moveTo(db: Db, row: WithdrawalRow, state: WithdrawalState, actor: Actor, note?: string): Promise<void> {
  const now = new Date();
  const decided = {
    decided_by: actor.replace(/^admin:/, ''),
    decided_at: now,
    ...(note === undefined ? {} : { note }),
  };
  const moved = await db('withdrawals')
    .where({ id: row.id, state: row.state })
    .update({ state, updated_at: now, ...decided });
  if (moved === 0) throw new errors.ApplicationError('Somebody else has just decided on this statement');
}

/** "Do not pack" has been dealt with when no statement about the order waits any more. */
async function closeAlert(db: Db, orderId: number, actor: Actor): Promise<void> {
  if (await hasOpenWithdrawal(db, orderId)) return;
  await resolveAlertsOf(db, { orderId, kind: 'withdrawal' }, 'The withdrawal was decided', actor);
}

const leftOf = (line: LineRow): number => line.quantity - (line.refunded_quantity ?? 0);

/**
 * What is paid back: what the operator says, else what was stated, else everything there is a right to withdraw from; as far as
 * it was not paid back before.
 */
function choosePieces(given: Pieces, row: WithdrawalRow, lines: LineRow[]): Pieces {
  if (given.length > 0) return given;
  const stated = readLines(row);
  if (stated.length === 0 && row.text !== '')
    throw new errors.ValidationError('The customer says in words which part is meant: choose the lines');
  return lines.flatMap((line) => {
    const wanted =
      stated.length === 0 ? line.quantity : (stated.find(({ lineId }) => lineId === line.id)?.quantity ?? 0);
    const quantity = Math.min(wanted, leftOf(line));
    return quantity > 0 ? [{ lineId: line.id, quantity }] : [];
  });
}

/** Whether nothing of these lines is kept. */
const isWhole = (pieces: Pieces, lines: LineRow[]): boolean =>
  lines.every((line) => leftOf(line) <= (pieces.find(({ lineId }) => lineId === line.id)?.quantity ?? 0));

interface Decision {
  row: WithdrawalRow;
  order: OrderRow;
  pieces: Pieces;
  /** All that can be withdrawn from: the standard shipping cost goes back as well. */
  whole: boolean;
  /** All there is. */
  everything: boolean;
  asked: Asked;
  actor: Actor;
}

/** What was sent comes back; what was not is canceled, whole or in part. Null where there is nothing to pay back. */
async function payBack(strapi: Core.Strapi, decision: Decision): Promise<RefundResult | null> {
  const { row, order, pieces, whole, everything, asked, actor } = decision;
  const reason = `Withdrawal ${row.receipt_nr}`;
  const restock = asked.restock ?? order.fulfilment === 'new';
  if (order.fulfilment === 'new' && everything)
    return cancelOrder(strapi, { orderId: order.id, reason, actor, restock });
  if (!wasPaid(order.payment_status) || order.fulfilment === 'canceled' || pieces.length === 0) return null;
  const request = {
    orderId: order.id,
    lines: pieces,
    shipping: asked.shipping ?? whole,
    reason,
    restock,
    actor,
    key: refundKey(row.id),
  };
  return canBeReturned(order.fulfilment) ? returnOrder(strapi, request) : requestRefund(strapi, request);
}

/**
 * Accepts a statement and pays back what was paid for its lines, with the standard shipping cost when the whole order is withdrawn
 * from (Directive 2011/83/EU art. 13(1), (2)). When to do so is the operator's choice: goods may be waited for (art. 13(3)).
 * Asked again it pays nothing twice: the refund's key is the statement. Throws what refunds throw, and leaves the statement as
 * it was. Null where there was nothing to pay back.
 */
export async function acceptWithdrawal(
  strapi: Core.Strapi,
  documentId: string,
  body: unknown,
  actor: Actor,
): Promise<RefundResult | null> {
  const asked = parse(acceptSchema, body, 'The lines are not valid');
  const db = strapi.db.connection;
  const row = await readWithdrawal(db, documentId);
  if (row.order_id === null) throw new errors.ValidationError('Link the statement to its order first');
  if (row.state === 'rejected' || row.state === 'refunded')
    throw new errors.ValidationError(`This statement is ${row.state} already`);
  const order: WithdrawableOrder = await db('orders').where({ id: row.order_id }).first();
  const lines = await readOrderLines(db, order.id);
  const withdrawable = await linesWithWithdrawalRight(db, order, lines);
  const pieces = choosePieces(asked.lines, row, withdrawable);
  const whole = isWhole(pieces, withdrawable);
  const everything = isWhole(pieces, lines);
  // Noted before money moves: whatever comes between, it shows that somebody decided, and can be asked for again.
  await moveTo(db, row, 'accepted', actor);
  try {
    const refund = await payBack(strapi, { row, order, pieces, whole, everything, asked, actor });
    const facts = { receiptNr: row.receipt_nr, ...(refund ? { amount: refund.amount } : {}) };
    if (row.state !== 'accepted') await addEvent(db, order.id, 'withdrawal-accepted', facts, new Date(), actor);
    await closeAlert(db, order.id, actor);
    return refund;
  } catch (error) {
    const { state, decided_by, decided_at } = row;
    await db('withdrawals').where({ id: row.id }).update({ state, decided_by, decided_at });
    throw error;
  }
}

/** Refuses a statement, with the reason, which the customer is told by mail. */
export async function rejectWithdrawal(
  strapi: Core.Strapi,
  documentId: string,
  body: unknown,
  actor: Actor,
): Promise<void> {
  const { note } = parse(z.object({ note: requiredText(1000) }), body, 'Say why');
  await transact(strapi.db.connection, async (trx) => {
    const row = await readWithdrawal(trx, documentId);
    if (['accepted', 'refunded', 'rejected'].includes(row.state))
      throw new errors.ValidationError(`This statement is ${row.state} already`);
    await moveTo(trx, row, 'rejected', actor, note);
    await enqueueMails(trx, [{ topic: `withdrawal:${row.id}`, kind: 'withdrawal.rejected' }], new Date());
    if (row.order_id === null) return;
    await addEvent(trx, row.order_id, 'withdrawal-rejected', { receiptNr: row.receipt_nr, note }, new Date(), actor);
    await closeAlert(trx, row.order_id, actor);
  });
}

/** Ties a statement that no order was found for to the order a person found. It still counts from when it was made. */
export async function linkWithdrawal(
  strapi: Core.Strapi,
  documentId: string,
  body: unknown,
  actor: Actor,
): Promise<void> {
  const { orderNr } = parse(z.object({ orderNr: optionalText(60) }), body, 'Which order?');
  await transact(strapi.db.connection, async (trx) => {
    const row = await readWithdrawal(trx, documentId);
    if (row.order_id !== null) throw new errors.ValidationError('This statement has an order already');
    const order = await trx('orders').where({ order_nr: orderNr.toUpperCase() }).first();
    if (!order) throw new errors.NotFoundError('There is no such order');
    const lines = await readOrderLines(trx, order.id);
    const stated = resolveLines(readLines(row), lines);
    const at = toDate(row.stated_at) ?? new Date();
    const match = await matchColumns(trx, { order, lines, by: 'operator' }, stated, at);
    await trx('withdrawals')
      .where({ id: row.id })
      .update({ ...match, lines: JSON.stringify(stated), updated_at: new Date() });
    await addEvent(
      trx,
      order.id,
      'withdrawal',
      { receiptNr: row.receipt_nr, matchedBy: 'operator' },
      new Date(),
      actor,
    );
  });
}
