import { type Pieces, countArrived, mergePieces, missingPieces, returnState } from '../../domain/awaited-return';
import { wasPaid } from '../../domain/order-status';
import { readCompany, returnAddressOf } from '../../platform/settings/company';
import { type Db, toIso } from '../../platform/database/row-helpers';
import type { OrderReturn, TitledPieces } from '../../../contract/order';
import { REFUND_STATES } from '../../../contract/order-states';
import { type ExchangeRow, readExchanges, toExchange } from './exchange-rows';
import type { LineRow, OrderRow } from './order-rows';
import type { RefundRow } from './refund-rows';
import { type ReturnRow, parseReturn, readOpenReturns, readReturnRows } from './return-rows';

/**
 * Pieces of an order that are on their way back and whose refund waits for them. Not those of an exchange: until the new
 * piece is sent, its customer can withdraw instead.
 */
async function readAwaitedPieces(db: Db, orderId: number): Promise<Pieces[]> {
  const open = (await readOpenReturns(db, orderId)).filter((row) => row.refunded_ahead_at === null);
  if (open.length === 0) return [];
  const exchanges = await readExchanges(db, orderId);
  const isExchange = (row: ReturnRow): boolean =>
    exchanges.some((one) => one.return_id === row.id && one.state !== 'ended');
  return mergePieces(open.filter((row) => !isExchange(row)).flatMap((row) => missingPieces(parseReturn(row))));
}

/** The lines as if what is on its way back were refunded: nobody can withdraw from it again. */
export async function withoutAwaitedPieces(db: Db, orderId: number, lines: LineRow[]): Promise<LineRow[]> {
  const awaited = await readAwaitedPieces(db, orderId);
  return lines.map((line) => {
    const quantity = awaited.find(({ lineId }) => lineId === line.id)?.quantity ?? 0;
    return { ...line, refunded_quantity: Math.min(line.quantity, (line.refunded_quantity ?? 0) + quantity) };
  });
}

const titlePieces = (pieces: Pieces[], lines: LineRow[]): TitledPieces[] =>
  pieces.map(({ lineId, quantity }) => ({ title: lines.find(({ id }) => id === lineId)?.title ?? '', quantity }));

/** How far the money of a return is: that of its least advanced refund, unless some of it still waits for the parcel. */
function refundOf(row: ReturnRow, order: OrderRow, lines: LineRow[], refunds: RefundRow[]): OrderReturn['refund'] {
  const { isRefundedAhead, hasEnded, ...given } = parseReturn(row);
  const isOwed = ({ lineId }: Pieces): boolean =>
    lines.some((line) => line.id === lineId && line.quantity > (line.refunded_quantity ?? 0));
  const mayRefund = wasPaid(order.payment_status) && order.payment_status !== 'charged_back';
  if (mayRefund && !isRefundedAhead && !hasEnded && missingPieces(given).some(isOwed)) return 'waits';
  const own = refunds.filter(({ key, amount }) => amount > 0 && key.startsWith(`${row.key}:`));
  return REFUND_STATES.find((state) => own.some((refund) => refund.state === state)) ?? null;
}

const exchangeOf = (row: ReturnRow, exchanges: ExchangeRow[]): ExchangeRow | null =>
  exchanges.find((one) => one.return_id === row.id) ?? null;

/** Returns of an order as its customer sees them, oldest first. */
export async function readCustomerReturns(db: Db, order: OrderRow, lines: LineRow[]): Promise<OrderReturn[]> {
  const rows = await readReturnRows(db, order.id);
  if (rows.length === 0) return [];
  const refunds: RefundRow[] = await db('refunds').where({ order_id: order.id });
  const exchanges = await readExchanges(db, order.id);
  const address = returnAddressOf(await readCompany(db), order.language);
  return rows.map((row) => {
    const given = parseReturn(row);
    const exchange = exchangeOf(row, exchanges);
    return {
      state: returnState(given),
      exchange: exchange && toExchange(exchange, lines),
      pieces: titlePieces(given.lines, lines),
      acceptedAt: toIso(row.accepted_at) ?? '',
      sendBackBy: toIso(row.send_back_by) ?? '',
      address,
      arrivals: given.arrivals.map((arrival) => ({
        at: arrival.at,
        pieces: titlePieces(
          arrival.lines.map((line) => ({ lineId: line.lineId, quantity: countArrived(line) })),
          lines,
        ),
        withheld: arrival.lines.reduce((sum, { withheld }) => sum + withheld, 0),
        reason: arrival.reason,
      })),
      // An exchange refunds nothing unless it has ended.
      refund: exchange && exchange.state !== 'ended' ? null : refundOf(row, order, lines, refunds),
    };
  });
}

/** Returns of an order for operators, oldest first. */
export async function readDeskReturns(db: Db, orderId: number, lines: LineRow[]) {
  const rows: (ReturnRow & { receipt_nr: string | null })[] = await db('order_returns as r')
    .leftJoin('withdrawals as w', 'w.id', 'r.withdrawal_id')
    .where({ 'r.order_id': orderId })
    .orderBy('r.id')
    .select('r.*', 'w.receipt_nr');
  const exchanges = rows.length > 0 ? await readExchanges(db, orderId) : [];
  return rows.map((row) => {
    const given = parseReturn(row);
    const exchange = exchangeOf(row, exchanges);
    const missing = missingPieces(given);
    return {
      id: row.document_id,
      state: returnState(given),
      /** Number of the withdrawal; null for a return that an operator agreed to. */
      receiptNr: row.receipt_nr,
      reason: row.reason,
      exchange: exchange && { ...toExchange(exchange, lines), id: exchange.document_id, sku: exchange.sku },
      sendBackBy: toIso(row.send_back_by),
      refundedAhead: given.isRefundedAhead,
      shipping: given.shipping,
      /** Parcels that came; the next one is named by their number. */
      arrivals: given.arrivals.length,
      lines: given.lines.map(({ lineId, quantity }) => ({
        lineId,
        title: lines.find(({ id }) => id === lineId)?.title ?? '',
        quantity,
        missing: missing.find((pieces) => pieces.lineId === lineId)?.quantity ?? 0,
      })),
    };
  });
}
