import type { Core } from '@strapi/strapi';
import { type ArrivedLine, planArrival } from '../../domain/awaited-return';
import { hashBody } from '../../domain/body-hash';
import { ShopError } from '../../domain/shop-error';
import { addEvent } from '../../orders/records/order-events';
import { markWithdrawalRefunded } from '../../orders/records/mark-withdrawal-refunded';
import { lockRefundable } from '../refunds/lock-refundable';
import { type Arrival, arrivalRefundKey, parseReturn } from '../../orders/records/return-rows';
import { restockLines } from '../../catalog/stock/restock';
import type { ChangedVariants } from '../../catalog/stock/stock-reservations';
import { bookRefund } from '../../payments/settlement/book-refund';
import type { AuditActor } from '../../platform/admin/audit-actor';
import type { Db } from '../../platform/database/row-helpers';
import { transact } from '../../platform/database/transact';
import { wakeJob } from '../../platform/jobs/start-job';
import { enqueueMails } from '../../platform/outbox/enqueue-mails';
import { type Booked, type RefundResult, completeBooking, findBookedRefund } from '../refunds/request-refund';
import { markReturned } from '../refunds/return-order';
import { findExchangeOf } from '../exchanges/end-exchange';
import { receiveExchanged } from '../exchanges/receive-exchange';
import { endReturn, lockReturn } from './lock-return';
import { returnTopic } from './return-mails';

export interface GivenArrival {
  /** Document id of the return. */
  id: string;
  /** Parcels that had come before, as the operator saw it: names this one, so that it is booked once. */
  after: number;
  lines: ArrivedLine[];
  /** Why money is withheld; the customer reads it. */
  reason: string;
  actor: AuditActor;
}

const contentHash = ({ lines, reason }: Pick<Arrival, 'lines' | 'reason'>): string => hashBody({ lines, reason });

/** Throws `IdempotencyConflict` when another parcel was booked meanwhile. True when it is the same one. */
function isBooked(arrivals: Arrival[], { after, ...given }: GivenArrival): boolean {
  const same = arrivals[after];
  if (same && contentHash(same) === contentHash(given)) return true;
  if (arrivals.length !== after)
    throw new ShopError('IdempotencyConflict', 'Another parcel of this return was just booked: look at it first');
  return false;
}

const countBy = (lines: ArrivedLine[], count: (line: ArrivedLine) => number): number =>
  lines.reduce((sum, line) => sum + count(line), 0);

async function bookArrival(trx: Db, given: GivenArrival, now: Date): Promise<Booked> {
  const { lines, reason, actor, after } = given;
  const changed: ChangedVariants = new Set();
  const { order, row } = await lockReturn(trx, given.id, now);
  const known = parseReturn(row);
  const key = arrivalRefundKey(row, after + 1);
  const requestHash = hashBody(key);
  if (isBooked(known.arrivals, given)) return { rows: await findBookedRefund(trx, key, requestHash), changed };
  const refundable = await lockRefundable(trx, order);
  const { refund, shelf, isComplete } = planArrival(known, lines, refundable);
  const withheld = countBy(lines, (line) => line.withheld);
  if (withheld > 0 && reason === '') throw new ShopError('NotRefundable', 'Say why money is withheld');
  const details = { asNew: countBy(lines, (line) => line.asNew), worn: countBy(lines, (line) => line.worn), withheld };
  await addEvent(trx, order.id, 'parcel-arrived', { ...details, reason }, now, actor);
  const arrival: Arrival = { at: now.toISOString(), by: actor, lines, reason };
  await trx('order_returns')
    .where({ id: row.id })
    .update({ arrivals: JSON.stringify([...known.arrivals, arrival]), updated_at: now });
  const exchange = await findExchangeOf(trx, row);
  const kept = refundable.lines.find(({ id }) => id === exchange?.line_id);
  const isExchanged =
    exchange !== null &&
    (await receiveExchanged(trx, {
      order,
      row: exchange,
      lines,
      kept: kept ? kept.quantity - kept.refundedQuantity : 0,
      actor,
      changed,
      now,
    }));
  const booking = { order, refundable, reason: row.reason, restock: false, actor, key, requestHash };
  const rows = refund && !isExchanged ? await bookRefund(trx, { ...booking, refund }, changed, now) : [];
  const pieces = (isExchanged ? [] : shelf).flatMap(({ lineId, quantity }) =>
    refundable.orderLines.filter(({ id }) => id === lineId).map((line) => ({ line, quantity })),
  );
  await restockLines(trx, pieces, actor, changed, now);
  if (isComplete) {
    await endReturn(trx, row, 'The parcel has arrived', actor, now);
    await markReturned(trx, order, actor, now);
    await markWithdrawalRefunded(trx, { order_id: order.id, key }, now);
  }
  const payload = { arrival: after, amount: isExchanged ? 0 : (refund?.amount ?? 0) };
  const topic = `${returnTopic(row.id)}:${after + 1}`;
  await enqueueMails(trx, [{ topic, kind: 'return.arrived', orderId: order.id, payload }], now);
  return { rows, changed };
}

/**
 * Books a parcel that came back: refunds its pieces, puts those as new on the shelf and waits for the rest, in one
 * transaction. Throws `NotReturnable` for pieces that are not awaited and `IdempotencyConflict` when somebody else has booked
 * another parcel meanwhile; the same one again is booked once.
 */
export async function receiveParcel(strapi: Core.Strapi, given: GivenArrival): Promise<RefundResult | null> {
  const booked = await transact(strapi.db.connection, (trx) => bookArrival(trx, given, new Date()));
  wakeJob('outbox');
  return completeBooking(strapi, booked);
}
