import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { optionalText, requiredText } from '../domain/fields';
import { wasPaid } from '../domain/order-status';
import { type Actor, addEvent } from '../orders/events';
import { type Db, type LineRow, type OrderRow, toDate } from '../orders/rows';
import { transact } from '../orders/transact';
import { type RefundResult, requestRefund } from '../refunds/request-refund';
import { describeMatch, readOrderLines, resolveLines } from './match-order';
import { type WithdrawalRow, type WithdrawalState, readLines } from './rows';

const acceptSchema = z.object({
  /** Empty: what was stated, or the whole order. */
  lines: z.array(z.object({ lineId: z.int(), quantity: z.int().min(1) })).default([]),
  /** Left out: when the whole order is sent back. */
  shipping: z.boolean().nullish(),
  restock: z.boolean().default(false),
});

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

/** What is paid back: what the operator says, else what was stated, else everything. */
function chooseLines(given: { lineId: number; quantity: number }[], row: WithdrawalRow, lines: LineRow[]) {
  if (given.length > 0) return given;
  const stated = readLines(row).flatMap(({ lineId, quantity }) => (lineId === null ? [] : [{ lineId, quantity }]));
  if (stated.length > 0) return stated;
  if (row.text !== '')
    throw new errors.ValidationError('The customer says in words which part is meant: choose the lines');
  return lines.map(({ id, quantity }) => ({ lineId: id, quantity }));
}

const isWhole = (chosen: { lineId: number; quantity: number }[], lines: LineRow[]): boolean =>
  lines.every(({ id, quantity }) => chosen.some((line) => line.lineId === id && line.quantity >= quantity));

/**
 * Accepts a statement and pays back what was paid for its lines, with the standard shipping cost when the whole order is withdrawn
 * from (Directive 2011/83/EU art. 13(1), (2)). When to do so is the operator's choice: goods may be waited for (art. 13(3)).
 * Asked again it pays nothing twice: the refund's key is the statement. Null where nothing was paid.
 */
export async function acceptWithdrawal(
  strapi: Core.Strapi,
  documentId: string,
  body: unknown,
  actor: Actor,
): Promise<RefundResult | null> {
  const { lines: given, shipping, restock } = parse(acceptSchema, body, 'The lines are not valid');
  const db = strapi.db.connection;
  const row = await readWithdrawal(db, documentId);
  if (row.order_id === null) throw new errors.ValidationError('Link the statement to its order first');
  if (row.state === 'rejected' || row.state === 'refunded')
    throw new errors.ValidationError(`This statement is ${row.state} already`);
  const order: OrderRow = await db('orders').where({ id: row.order_id }).first();
  const lines = await readOrderLines(db, order.id);
  const chosen = chooseLines(given, row, lines);
  // Noted before money moves: whatever comes between, it shows that somebody decided, and can be asked for again.
  await moveTo(db, row, 'accepted', actor);
  const refund = wasPaid(order.payment_status)
    ? await refundOrUndo(strapi, row, {
        orderId: order.id,
        lines: chosen,
        shipping: shipping ?? isWhole(chosen, lines),
        reason: `Withdrawal ${row.receipt_nr}`,
        restock,
        actor,
        key: `withdrawal:${row.id}`,
      })
    : null;
  const facts = { receiptNr: row.receipt_nr, ...(refund ? { amount: refund.amount } : {}) };
  if (row.state !== 'accepted') await addEvent(db, order.id, 'withdrawal-accepted', facts, new Date(), actor);
  return refund;
}

async function refundOrUndo(
  strapi: Core.Strapi,
  row: WithdrawalRow,
  request: Parameters<typeof requestRefund>[1],
): Promise<RefundResult> {
  try {
    return await requestRefund(strapi, request);
  } catch (error) {
    const { state, decided_by, decided_at } = row;
    await strapi.db.connection('withdrawals').where({ id: row.id }).update({ state, decided_by, decided_at });
    throw error;
  }
}

/** Refuses a statement, with the reason; the customer is told by the people who decide so. */
export async function rejectWithdrawal(
  strapi: Core.Strapi,
  documentId: string,
  body: unknown,
  actor: Actor,
): Promise<void> {
  const { note } = parse(z.object({ note: requiredText(1000) }), body, 'Say why');
  await transact(strapi.db.connection, async (trx) => {
    const row = await readWithdrawal(trx, documentId);
    if (row.state === 'accepted' || row.state === 'refunded')
      throw new errors.ValidationError(`This statement is ${row.state} already`);
    await moveTo(trx, row, 'rejected', actor, note);
    if (row.order_id !== null)
      await addEvent(trx, row.order_id, 'withdrawal-rejected', { receiptNr: row.receipt_nr, note }, new Date(), actor);
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
    const match = await describeMatch(trx, { order, lines, by: 'operator' }, stated, at);
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
