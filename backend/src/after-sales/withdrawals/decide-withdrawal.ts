import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { resolveAlertsOf } from '../../orders/alerts/resolve-alert';
import { optionalText, requiredText } from '../../domain/text-fields';
import { canBeReturned } from '../../domain/fulfilment';
import { wasPaid } from '../../domain/order-status';
import { addEvent } from '../../orders/records/order-events';
import { type LineRow, type OrderRow } from '../../orders/records/order-rows';
import { findOrderByNumber, readOrderLines, requireOrderById } from '../../orders/records/find-order';
import { transact } from '../../platform/database/transact';
import { enqueueMails } from '../../platform/outbox/enqueue-mails';
import { bookCancellation, closePayments, syncUndecidedPayments } from '../refunds/cancel-order';
import {
  type Booked,
  type RefundResult,
  bookRequestedRefund,
  completeBooking,
  findRefundsOf,
  lockOrder,
} from '../refunds/request-refund';
import { lockRefundable } from '../refunds/lock-refundable';
import { readExchanges } from '../../orders/records/exchange-rows';
import { readCardValues } from '../../orders/records/gift-card-values';
import { endExchangesOf } from '../exchanges/end-exchange';
import { undecidedTopic } from './alert-undecided';
import { bookAwaitedReturn } from '../returns/await-return';
import { matchColumns, resolveLines, linesWithWithdrawalRight } from '../../orders/records/match-withdrawal-order';
import { withoutAwaitedPieces } from '../../orders/records/read-returns';
import { hasOpenWithdrawal } from '../../orders/records/read-withdrawals';
import { type WithdrawalRow, parseStatedLines } from '../../orders/records/withdrawal-rows';
import { withdrawalRefundKey } from '../../orders/records/mark-withdrawal-refunded';
import { type Db, toDate } from '../../platform/database/row-helpers';
import { wakeJob } from '../../platform/jobs/start-job';
import type { AuditActor } from '../../platform/admin/audit-actor';
import { type WithdrawalState, isUndecidedWithdrawal } from '../../../contract/order-states';

const acceptSchema = z.object({
  /** Empty: the stated lines, or the whole order. */
  lines: z.array(z.object({ lineId: z.int(), quantity: z.int().min(1) })).default([]),
  /** Default: true when the whole order is withdrawn. */
  shipping: z.boolean().nullish(),
  /** For pieces that were not shipped yet; default: true. What comes back is booked when it arrives. */
  restock: z.boolean().nullish(),
  /** Refund shipped goods now and not when they arrive; lessons and what was not shipped are refunded now anyway. */
  refundNow: z.boolean().default(false),
});
type AcceptRequest = z.infer<typeof acceptSchema>;
type Pieces = AcceptRequest['lines'];

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

/** Changes the state of a statement unless it was changed concurrently. */
async function changeState(
  db: Db,
  row: WithdrawalRow,
  state: WithdrawalState,
  actor: AuditActor,
  note?: string,
): Promise<void> {
  const now = new Date();
  const decided = {
    decided_by: actor.replace(/^admin:/, ''),
    decided_at: now,
    ...(note === undefined ? {} : { note }),
  };
  const moved = await db('withdrawals')
    .where({ id: row.id, state: row.state })
    .update({ state, updated_at: now, ...decided });
  if (moved === 0) throw new errors.ApplicationError('Another user has just decided on this statement');
  const about = { kind: 'withdrawal-waits' as const, topic: undecidedTopic(row) };
  await resolveAlertsOf(db, about, 'The withdrawal was decided', actor);
}

/** Resolves the "do not pack" alert once no statement of the order is undecided. */
async function resolveWithdrawalAlert(db: Db, orderId: number, actor: AuditActor): Promise<void> {
  if (await hasOpenWithdrawal(db, orderId)) return;
  await resolveAlertsOf(db, { orderId, kind: 'withdrawal' }, 'The withdrawal was decided', actor);
}

const unrefundedPieces = (line: LineRow): number => line.quantity - (line.refunded_quantity ?? 0);

/**
 * Pieces to refund: those chosen by the operator, or those stated, or all with a right of withdrawal; minus pieces refunded
 * before.
 */
function choosePieces(given: Pieces, row: WithdrawalRow, lines: LineRow[]): Pieces {
  if (given.length > 0) return given;
  const stated = parseStatedLines(row);
  if (stated.length === 0 && row.text !== '')
    throw new errors.ValidationError('The customer described the part in words: choose the lines');
  return lines.flatMap((line) => {
    const wanted =
      stated.length === 0 ? line.quantity : (stated.find(({ lineId }) => lineId === line.id)?.quantity ?? 0);
    const quantity = Math.min(wanted, unrefundedPieces(line));
    return quantity > 0 ? [{ lineId: line.id, quantity }] : [];
  });
}

/** Whether all remaining pieces of these lines are included. */
const includesAllPieces = (pieces: Pieces, lines: LineRow[]): boolean =>
  lines.every((line) => unrefundedPieces(line) <= (pieces.find(({ lineId }) => lineId === line.id)?.quantity ?? 0));

/** Nothing would be refunded and the customer not told why: a decision that only looks like one. */
function requireEffect(order: OrderRow, pieces: Pieces, withdrawable: LineRow[], lines: LineRow[]): void {
  const keepsSomething = wasPaid(order.payment_status) && order.payment_status !== 'refunded';
  if (pieces.length === 0 && withdrawable.length === 0 && keepsSomething)
    throw new errors.ValidationError(
      'Nothing of this order can be withdrawn from: reject the statement, or choose lines to refund all the same',
    );
  if (order.payment_status === 'open' && !includesAllPieces(pieces, lines))
    throw new errors.ValidationError('This order is not paid: cancel it, or decide once it is paid');
}

const NOTHING_BOOKED: Booked = { rows: [], changed: new Set() };

const together = (one: Booked, other: Booked): Booked => ({
  rows: [...one.rows, ...other.rows],
  changed: new Set([...one.changed, ...other.changed]),
});

/** What the acceptance of this statement booked before; null when it booked nothing. */
async function findAccepted(trx: Db, row: WithdrawalRow): Promise<Booked | null> {
  const key = withdrawalRefundKey(row.id);
  const returned: unknown = await trx('order_returns').where({ key }).first('id');
  const rows = await findRefundsOf(trx, key);
  return returned || rows.length > 0 ? { rows, changed: new Set() } : null;
}

interface Decision {
  row: WithdrawalRow;
  order: OrderRow;
  requested: AcceptRequest;
  actor: AuditActor;
}

/** Whether a line is a gift card that is spent: nothing of its price is refunded, so nothing is withdrawn from. */
async function spentCards(trx: Db, orderId: number, lines: LineRow[]): Promise<(lineId: number | null) => boolean> {
  const values = await readCardValues(trx, orderId, lines);
  const spent = lines.filter(({ id, total }) => (values.get(id)?.spent ?? -1) >= total).map(({ id }) => id);
  return (lineId) => lineId !== null && spent.includes(lineId);
}

/** Ends exchanges whose new piece is to be sent now, and names their lines. */
async function endDueExchanges(trx: Db, order: OrderRow, pieces: Pieces, actor: AuditActor, now: Date) {
  const due = (await readExchanges(trx, order.id)).filter(({ state }) => state === 'due');
  const lineIds = due.map((row) => row.line_id).filter((id) => pieces.some(({ lineId }) => lineId === id));
  const booked: Booked = { rows: [], changed: new Set() };
  if (lineIds.length === 0) return { lineIds, booked };
  // Their refund follows.
  await lockRefundable(trx, order);
  await endExchangesOf(trx, order.id, lineIds, { actor, changed: booked.changed, now });
  return { lineIds, booked };
}

/** Waits for shipped goods and refunds the rest, or cancels or refunds what was not shipped. */
async function bookWithdrawal(trx: Db, { row, order, requested, actor }: Decision, now: Date): Promise<Booked> {
  const accepted = await findAccepted(trx, row);
  if (accepted) return accepted;
  const all = await readOrderLines(trx, order.id);
  const isSpent = await spentCards(trx, order.id, all);
  const lines = (await withoutAwaitedPieces(trx, order.id, all)).filter(({ id }) => !isSpent(id));
  const withdrawable = await linesWithWithdrawalRight(trx, order, lines);
  const named = requested.lines.length > 0 ? requested.lines : parseStatedLines(row);
  if (named.length > 0 && named.every(({ lineId }) => isSpent(lineId)))
    throw new errors.ValidationError('This gift card is spent: there is nothing to refund, so reject the statement');
  const chosen = requested.lines.filter(({ lineId }) => !isSpent(lineId));
  const pieces = choosePieces(chosen, row, withdrawable);
  requireEffect(order, pieces, withdrawable, lines);
  const reason = `Withdrawal ${row.receipt_nr}`;
  const restock = order.fulfilment === 'new' && (requested.restock ?? true);
  if (order.fulfilment === 'new' && includesAllPieces(pieces, lines))
    return bookCancellation(trx, { orderId: order.id, reason, actor, restock }, now);
  if (!wasPaid(order.payment_status) || order.fulfilment === 'canceled' || pieces.length === 0) return NOTHING_BOOKED;
  // All lines with a right of withdrawal: the standard shipping cost is refunded too.
  const shipping = requested.shipping ?? includesAllPieces(pieces, withdrawable);
  const request = { orderId: order.id, shipping, reason, actor, key: withdrawalRefundKey(row.id) };
  // Their old piece has come back and the new one was not sent: nothing is awaited.
  const here = await endDueExchanges(trx, order, pieces, actor, now);
  const isGoods = ({ lineId }: Pieces[number]): boolean =>
    lines.some((line) => line.id === lineId && line.product_type === 'physical') && !here.lineIds.includes(lineId);
  const goods = canBeReturned(order.fulfilment) ? pieces.filter(isGoods) : [];
  if (goods.length === 0)
    return together(here.booked, await bookRequestedRefund(trx, { ...request, lines: pieces, restock }, now));
  // A refund of nothing is refused, and would take the goods along.
  const isFree = ({ lineId }: Pieces[number]): boolean =>
    lines.some((line) => line.id === lineId && line.total === (line.discount ?? 0));
  const rest = pieces.filter((piece) => !goods.includes(piece) && !isFree(piece));
  const atOnce =
    rest.length > 0
      ? await bookRequestedRefund(trx, { ...request, lines: rest, shipping: false, restock }, now)
      : NOTHING_BOOKED;
  const withdrawal = { id: row.id, statedAt: toDate(row.stated_at) ?? now };
  const awaited = { ...request, withdrawal, lines: goods, refundNow: requested.refundNow };
  return together(here.booked, together(atOnce, await bookAwaitedReturn(trx, order, awaited, now)));
}

/**
 * Accepts a statement: its lines are refunded, with the standard shipping cost when the whole order is withdrawn (Directive
 * 2011/83/EU art. 13(1), (2)), shipped goods when they have come unless the operator refunds them now (art. 13(3)). The
 * decision and its bookings are one transaction, so that a crash leaves all or nothing; what was booked is sent by the sweep
 * at the latest. Idempotent: all keys are derived from the statement. Null when nothing was refunded.
 */
export async function acceptWithdrawal(
  strapi: Core.Strapi,
  documentId: string,
  body: unknown,
  actor: AuditActor,
): Promise<RefundResult | null> {
  const requested = parse(acceptSchema, body, 'The lines are invalid');
  const db = strapi.db.connection;
  const { order_id: orderId } = await readWithdrawal(db, documentId);
  if (orderId === null) throw new errors.ValidationError('Link the statement to its order first');
  const payments = await syncUndecidedPayments(strapi, orderId);
  const { booked, isCanceled } = await transact(db, async (trx) => {
    const now = new Date();
    const order = await lockOrder(trx, orderId, now);
    const row = await readWithdrawal(trx, documentId);
    if (row.state === 'rejected' || row.state === 'refunded')
      throw new errors.ValidationError(`This statement is already ${row.state}`);
    await changeState(trx, row, 'accepted', actor);
    const done = await bookWithdrawal(trx, { row, order, requested, actor }, now);
    const amount = done.rows.reduce((sum, refund) => sum + refund.amount, 0);
    const details = { receiptNr: row.receipt_nr, ...(done.rows.length > 0 ? { amount } : {}) };
    if (row.state !== 'accepted') await addEvent(trx, orderId, 'withdrawal-accepted', details, now, actor);
    await resolveWithdrawalAlert(trx, orderId, actor);
    return { booked: done, isCanceled: (await requireOrderById(trx, orderId)).fulfilment === 'canceled' };
  });
  wakeJob('outbox');
  if (isCanceled) await closePayments(strapi, payments);
  return completeBooking(strapi, booked);
}

/** Rejects a statement; the reason is mailed to the customer. */
export async function rejectWithdrawal(
  strapi: Core.Strapi,
  documentId: string,
  body: unknown,
  actor: AuditActor,
): Promise<void> {
  const { note } = parse(z.object({ note: requiredText(1000) }), body, 'Enter a reason');
  await transact(strapi.db.connection, async (trx) => {
    const row = await readWithdrawal(trx, documentId);
    if (!isUndecidedWithdrawal(row.state)) throw new errors.ValidationError(`This statement is already ${row.state}`);
    await changeState(trx, row, 'rejected', actor, note);
    await enqueueMails(trx, [{ topic: `withdrawal:${row.id}`, kind: 'withdrawal.rejected' }], new Date());
    if (row.order_id === null) return;
    await addEvent(trx, row.order_id, 'withdrawal-rejected', { receiptNr: row.receipt_nr, note }, new Date(), actor);
    await resolveWithdrawalAlert(trx, row.order_id, actor);
  });
}

/** Assigns an order to a statement that matched none. The time of submission still counts. */
export async function linkWithdrawal(
  strapi: Core.Strapi,
  documentId: string,
  body: unknown,
  actor: AuditActor,
): Promise<void> {
  const { orderNr } = parse(z.object({ orderNr: optionalText(60) }), body, 'Enter an order number');
  await transact(strapi.db.connection, async (trx) => {
    const row = await readWithdrawal(trx, documentId);
    if (row.order_id !== null) throw new errors.ValidationError('This statement already has an order');
    const order = await findOrderByNumber(trx, orderNr.toUpperCase());
    if (!order) throw new errors.NotFoundError('There is no such order');
    const lines = await readOrderLines(trx, order.id);
    const stated = resolveLines(parseStatedLines(row), lines);
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
