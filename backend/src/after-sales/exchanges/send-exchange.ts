import type { Core } from '@strapi/strapi';
import { refundOfReturn } from '../../domain/awaited-return';
import { hashBody } from '../../domain/body-hash';
import { goesOn } from '../../domain/exchange';
import { ShopError } from '../../domain/shop-error';
import { revalidateAvailability } from '../../catalog/stock/stock-reservations';
import { type ExchangeRow, isLive } from '../../orders/records/exchange-rows';
import { readOrderLines } from '../../orders/records/find-order';
import { addEvent } from '../../orders/records/order-events';
import type { OrderRow } from '../../orders/records/order-rows';
import { type ReturnRow, insteadRefundKey } from '../../orders/records/return-rows';
import { bookRefund } from '../../payments/settlement/book-refund';
import type { AuditActor } from '../../platform/admin/audit-actor';
import type { Db } from '../../platform/database/row-helpers';
import { transact } from '../../platform/database/transact';
import { processInBatches } from '../../platform/jobs/process-each';
import { wakeJob } from '../../platform/jobs/start-job';
import { enqueueMails } from '../../platform/outbox/enqueue-mails';
import { lockRefundable } from '../refunds/lock-refundable';
import { type Booked, type RefundResult, completeBooking, lockOrder } from '../refunds/request-refund';
import { markReturned } from '../refunds/return-order';
import { endExchange } from './end-exchange';
import { exchangeTopic } from './exchange-mails';
import { swapLine } from './swap-line';

/** Locks the order of an exchange. */
async function lockExchange(trx: Db, documentId: string, now: Date): Promise<{ order: OrderRow; row: ExchangeRow }> {
  const read = (): Promise<ExchangeRow | undefined> =>
    trx('order_exchanges').where({ document_id: documentId }).first();
  const found = await read();
  if (!found) throw new ShopError('NotFound', 'There is no such exchange');
  const order = await lockOrder(trx, found.order_id, now);
  return { order, row: (await read()) ?? found };
}

/** Pieces of the exchanged line that were not refunded. */
async function keptPieces(trx: Db, { order_id, line_id }: ExchangeRow): Promise<number> {
  const line = (await readOrderLines(trx, order_id)).find(({ id }) => id === line_id);
  return line ? line.quantity - (line.refunded_quantity ?? 0) : 0;
}

/**
 * The new piece was sent, with or without having waited for the old one; the customer gets a mail. Idempotent. Throws
 * `NotExchangeable` when nothing is to be sent, or when the old piece was refunded.
 */
export async function sendExchange(strapi: Core.Strapi, documentId: string, actor: AuditActor): Promise<void> {
  await transact(strapi.db.connection, async (trx) => {
    const now = new Date();
    const { order, row } = await lockExchange(trx, documentId, now);
    if (row.state === 'sent') return;
    const kept = await keptPieces(trx, row);
    if (!isLive(row) || !goesOn({ withheld: 0, kept, status: order.payment_status }))
      throw new ShopError('NotExchangeable', 'The piece was refunded or the exchange has ended: send nothing');
    if (row.state === 'held') await swapLine(trx, row, now);
    await trx('order_exchanges').where({ id: row.id }).update({ state: 'sent', sent_at: now, updated_at: now });
    await addEvent(trx, order.id, 'exchange-sent', { sku: row.sku }, now, actor);
    await enqueueMails(trx, [{ topic: exchangeTopic(row.id), kind: 'exchange.sent', orderId: order.id }], now);
  });
  wakeJob('outbox');
}

interface Instead {
  order: OrderRow;
  row: ExchangeRow;
  actor: AuditActor;
  changed: Booked['changed'];
  now: Date;
}

/**
 * Ends the exchange, and books the old piece as returned if it has come: refunds what is left of it after other refunds and
 * chargebacks, perhaps nothing. The customer gets a mail unless no money is to come.
 */
async function bookInstead(trx: Db, { order, row, actor, changed, now }: Instead): Promise<Booked['rows']> {
  const refundable = await lockRefundable(trx, order);
  await endExchange(trx, row, { actor, changed, now });
  const hasCome = row.state === 'due';
  const refund = hasCome ? refundOfReturn(refundable, [{ lineId: row.line_id, quantity: 1 }], false) : null;
  if (!hasCome || (refund && refund.amount > 0))
    await enqueueMails(trx, [{ topic: exchangeTopic(row.id), kind: 'exchange.ended', orderId: order.id }], now);
  if (!hasCome) return [];
  const back: ReturnRow = await trx('order_returns').where({ id: row.return_id }).first();
  const key = insteadRefundKey(back);
  const how = { reason: 'Exchange', restock: false, actor, key, requestHash: hashBody(key) };
  const rows = refund ? await bookRefund(trx, { order, refundable, refund, ...how }, changed, now) : [];
  await markReturned(trx, order, actor, now);
  return rows;
}

/**
 * Sends no new piece. One whose old piece has come is refunded at once as far as it was not yet, otherwise when it comes, as any
 * return. Idempotent.
 */
export async function refundInstead(
  strapi: Core.Strapi,
  documentId: string,
  actor: AuditActor,
): Promise<RefundResult | null> {
  const booked = await transact(strapi.db.connection, async (trx): Promise<Booked> => {
    const now = new Date();
    const { order, row } = await lockExchange(trx, documentId, now);
    const changed: Booked['changed'] = new Set();
    if (!isLive(row)) return { rows: [], changed };
    return { rows: await bookInstead(trx, { order, row, actor, changed, now }), changed };
  });
  wakeJob('outbox');
  return completeBooking(strapi, booked);
}

const BATCH = 100;

/** Gives back the pieces whose old one did not come in time; it is refunded as usual should it still come. */
export async function endOverdueExchanges(strapi: Core.Strapi, now = new Date()): Promise<void> {
  const db = strapi.db.connection;
  const read = (after: number): Promise<ExchangeRow[]> =>
    db('order_exchanges')
      .where({ state: 'held' })
      .andWhere('held_until', '<=', now)
      .andWhere('id', '>', after)
      .orderBy('id')
      .limit(BATCH);
  let ended = 0;
  await processInBatches(strapi, 'Exchanges that are overdue', { size: BATCH, read }, async (found) => {
    const changed: Booked['changed'] = new Set();
    await transact(db, async (trx) => {
      const { order, row } = await lockExchange(trx, found.document_id, now);
      if (row.state !== 'held') return;
      await endExchange(trx, row, { actor: 'system', changed, now });
      await enqueueMails(trx, [{ topic: exchangeTopic(row.id), kind: 'exchange.ended', orderId: order.id }], now);
    });
    ended += 1;
    await revalidateAvailability(strapi, changed);
  });
  if (ended > 0) wakeJob('outbox');
}
