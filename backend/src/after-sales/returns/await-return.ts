import type { Core } from '@strapi/strapi';
import { type Pieces, mergePieces } from '../../domain/awaited-return';
import { canBeReturned } from '../../domain/fulfilment';
import { wasPaid } from '../../domain/order-status';
import { ShopError } from '../../domain/shop-error';
import { sendBackDeadline } from '../../domain/withdrawal-deadline';
import { isLive, readExchanges } from '../../orders/records/exchange-rows';
import { readOrderLines } from '../../orders/records/find-order';
import { addEvent } from '../../orders/records/order-events';
import type { OrderRow } from '../../orders/records/order-rows';
import { withoutAwaitedPieces } from '../../orders/records/read-returns';
import { type ReturnRow, readOpenReturns } from '../../orders/records/return-rows';
import { readCalendar } from '../../orders/records/withdrawal-calendar';
import type { AuditActor } from '../../platform/admin/audit-actor';
import { type Db, createStamps } from '../../platform/database/row-helpers';
import { transact } from '../../platform/database/transact';
import { wakeJob } from '../../platform/jobs/start-job';
import { enqueueMails } from '../../platform/outbox/enqueue-mails';
import { lockRefundable } from '../refunds/lock-refundable';
import { type Booked, type RefundResult, completeBooking, lockOrder } from '../refunds/request-refund';
import type { ChangedVariants } from '../../catalog/stock/stock-reservations';
import { endExchangesOf } from '../exchanges/end-exchange';
import { endReturn } from './lock-return';
import { bookRefundAhead } from './refund-ahead';
import { returnTopic } from './return-mails';

export interface NewReturn {
  /** The statement that is accepted; null when an operator agreed to take goods back. */
  withdrawal: { id: number; statedAt: Date } | null;
  lines: Pieces[];
  /** Also refund the outbound shipping cost, when all of it has come. */
  shipping: boolean;
  reason: string;
  /** Refund now and not when the parcel arrives. */
  refundNow: boolean;
  /** Another size is sent when it arrives: that has a mail of its own. */
  isExchange?: boolean;
  actor: AuditActor;
  /** Idempotency key. */
  key: string;
}

async function requireReturnable(trx: Db, order: OrderRow, pieces: Pieces[]): Promise<void> {
  const lines = await withoutAwaitedPieces(trx, order.id, await readOrderLines(trx, order.id));
  const isKept = ({ lineId, quantity }: Pieces): boolean =>
    lines.some(
      (line) =>
        line.id === lineId && line.product_type === 'physical' && quantity <= line.quantity - line.refunded_quantity,
    );
  if (!canBeReturned(order.fulfilment) || !wasPaid(order.payment_status))
    throw new ShopError('NotReturnable', 'Only shipped pieces can be returned', { fulfilment: order.fulfilment });
  if (pieces.length === 0 || !pieces.every(isKept))
    throw new ShopError('NotReturnable', 'More pieces than the customer can still send back, or none');
}

/**
 * Whoever sends a piece back for its money wants no other size: its exchange and the return of that end. Throws `NotReturnable`
 * when the old piece has come already.
 */
async function endHeldExchanges(
  trx: Db,
  order: OrderRow,
  lines: Pieces[],
  by: { actor: AuditActor; changed: ChangedVariants; now: Date },
): Promise<void> {
  const ids = lines.map(({ lineId }) => lineId);
  const live = (await readExchanges(trx, order.id)).filter((row) => isLive(row) && ids.includes(row.line_id));
  if (live.length === 0) return;
  if (live.some(({ state }) => state === 'due'))
    throw new ShopError('NotReturnable', 'The old piece is here: choose Refund instead');
  // A refund may follow.
  await lockRefundable(trx, order);
  const ended = (await endExchangesOf(trx, order.id, ids, by)).map((row) => row.return_id);
  for (const row of await readOpenReturns(trx, order.id))
    if (ended.includes(row.id)) await endReturn(trx, row, 'Another return took its place', by.actor, by.now);
}

/**
 * Accepts that goods are sent back: stores what is awaited until when and mails the customer where to send it. Refunds
 * nothing unless that was chosen, because the shop may wait for the goods or proof that they were sent (Directive
 * 2011/83/EU art. 13(3)). The caller's transaction must hold the order's lock. A repeated key books nothing more.
 */
export async function bookAwaitedReturn(trx: Db, order: OrderRow, given: NewReturn, now: Date): Promise<Booked> {
  const { withdrawal, shipping, reason, refundNow, actor, key } = given;
  const known: ReturnRow | undefined = await trx('order_returns').where({ key }).first();
  if (known) return { rows: [], changed: new Set() };
  const lines = mergePieces(given.lines);
  const changed: ChangedVariants = new Set();
  await endHeldExchanges(trx, order, lines, { actor, changed, now });
  await requireReturnable(trx, order, lines);
  const sendBackBy = sendBackDeadline(withdrawal?.statedAt ?? now, now, await readCalendar(trx));
  const rows: ReturnRow[] = await trx('order_returns')
    .insert({
      ...createStamps(now),
      order_id: order.id,
      withdrawal_id: withdrawal?.id ?? null,
      key,
      lines: JSON.stringify(lines),
      arrivals: JSON.stringify([]),
      shipping,
      reason,
      accepted_at: now,
      send_back_by: sendBackBy,
    })
    .returning('*');
  const [row] = rows;
  if (!row) throw new Error('The return was not stored');
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  await addEvent(trx, order.id, 'return-accepted', { pieces, sendBackBy, reason }, now, actor);
  if (!given.isExchange)
    await enqueueMails(trx, [{ topic: returnTopic(row.id), kind: 'return.accepted', orderId: order.id }], now);
  if (!refundNow) return { rows: [], changed };
  const refunded = await bookRefundAhead(trx, order, row, actor, now);
  return { ...refunded, changed: new Set([...changed, ...refunded.changed]) };
}

/** Takes goods back that the customer has no right to return, or returns without a statement. Idempotent by key. */
export async function agreeToReturn(
  strapi: Core.Strapi,
  orderId: number,
  given: Omit<NewReturn, 'withdrawal'>,
): Promise<RefundResult | null> {
  const booked = await transact(strapi.db.connection, async (trx) => {
    const now = new Date();
    const order = await lockOrder(trx, orderId, now);
    return bookAwaitedReturn(trx, order, { ...given, withdrawal: null }, now);
  });
  wakeJob('outbox');
  return completeBooking(strapi, booked);
}
