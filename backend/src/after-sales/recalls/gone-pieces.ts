import type { Knex } from 'knex';
import { z } from 'zod';
import { type Pieces, countArrived, mergePieces } from '../../domain/awaited-return';
import { LIVE_STATES, type RefundRow, parseRefundLines } from '../../orders/records/refund-rows';
import { type ReturnRow, parseArrivals } from '../../orders/records/return-rows';
import { type Db, type StoredJson, parseStoredJson } from '../../platform/database/row-helpers';

const takenBackSchema = z.object({ lines: z.array(z.object({ lineId: z.number(), quantity: z.number() })) });

const linesTakenBack = ({ data }: { data: StoredJson }): Pieces[] => {
  const parsed = takenBackSchema.safeParse(parseStoredJson(data));
  return parsed.success ? parsed.data.lines : [];
};

/**
 * Pieces per line that are surely not with the customer: those that came back, in a parcel that was awaited or over the desk,
 * and those that were refunded before the rest was sent. Any other refund leaves it open where the piece is, and who may
 * still have a dangerous one is told (Regulation (EU) 2023/988 art. 35(1)).
 * @param orders query of the orders' row ids
 */
export async function readGonePieces(db: Db, orders: () => Knex.QueryBuilder): Promise<Map<number, number>> {
  const returns: Pick<ReturnRow, 'arrivals'>[] = await db('order_returns')
    .whereIn('order_id', orders())
    .select('arrivals');
  const takenBack: { data: StoredJson }[] = await db('order_events')
    .where({ kind: 'returned' })
    .whereIn('order_id', orders())
    .select('data');
  const neverSent: Pick<RefundRow, 'lines'>[] = await db('refunds as refund')
    .join('orders as refunded', 'refunded.id', 'refund.order_id')
    .whereIn('refund.order_id', orders())
    .whereIn('refund.state', LIVE_STATES)
    .whereRaw('refund.requested_at < refunded.shipped_at')
    .select('refund.lines');
  const came = returns.flatMap(parseArrivals).flatMap(({ lines }) => lines);
  const gone = mergePieces([
    ...came.map((line) => ({ lineId: line.lineId, quantity: countArrived(line) })),
    ...takenBack.flatMap(linesTakenBack),
    ...neverSent.flatMap(parseRefundLines),
  ]);
  return new Map(gone.map(({ lineId, quantity }) => [lineId, quantity]));
}
