import type { Knex } from 'knex';
import { z } from 'zod';
import { type Pieces, countArrived } from '../../domain/awaited-return';
import type { GonePieces } from '../../domain/sent-pieces';
import { LIVE_STATES, type RefundRow, parseRefundLines } from '../../orders/records/refund-rows';
import { type ReturnRow, parseArrivals } from '../../orders/records/return-rows';
import {
  type Db,
  type StoredDate,
  type StoredJson,
  parseStoredJson,
  toDate,
} from '../../platform/database/row-helpers';

const takenBackSchema = z.object({ lines: z.array(z.object({ lineId: z.number(), quantity: z.number() })) });

const linesTakenBack = ({ data }: { data: StoredJson }): Pieces[] => {
  const parsed = takenBackSchema.safeParse(parseStoredJson(data));
  return parsed.success ? parsed.data.lines : [];
};

const goneAt = (lines: Pieces[], at: StoredDate, returnId: number | null = null): (GonePieces & Pieces)[] =>
  lines.map(({ lineId, quantity }) => ({ lineId, quantity, at: toDate(at) ?? new Date(0), returnId }));

const linesArrived = ({ id, arrivals }: Pick<ReturnRow, 'id' | 'arrivals'>): (GonePieces & Pieces)[] =>
  parseArrivals({ arrivals }).flatMap(({ at, lines }) =>
    goneAt(
      lines.map((line) => ({ lineId: line.lineId, quantity: countArrived(line) })),
      at,
      id,
    ),
  );

/**
 * Pieces of lines that are surely not with the customer: those that came back, in a parcel that was awaited or over the desk,
 * and those that were refunded before the rest was sent. Any other refund leaves it open where the piece is, and who may
 * still have a dangerous one is told (Regulation (EU) 2023/988 art. 35(1)).
 * @param orders query of the orders' row ids
 */
export async function readGonePieces(db: Db, orders: () => Knex.QueryBuilder): Promise<(GonePieces & Pieces)[]> {
  const returns: Pick<ReturnRow, 'id' | 'arrivals'>[] = await db('order_returns')
    .whereIn('order_id', orders())
    .select('id', 'arrivals');
  const takenBack: { data: StoredJson; at: StoredDate }[] = await db('order_events')
    .where({ kind: 'returned' })
    .whereIn('order_id', orders())
    .select('data', 'at');
  const neverSent: Pick<RefundRow, 'lines' | 'requested_at'>[] = await db('refunds as refund')
    .join('orders as refunded', 'refunded.id', 'refund.order_id')
    .whereIn('refund.order_id', orders())
    .whereIn('refund.state', LIVE_STATES)
    .whereRaw('refund.requested_at < refunded.shipped_at')
    .select('refund.lines', 'refund.requested_at');
  return [
    ...returns.flatMap(linesArrived),
    ...takenBack.flatMap((event) => goneAt(linesTakenBack(event), event.at)),
    ...neverSent.flatMap((refund) => goneAt(parseRefundLines(refund), refund.requested_at)),
  ];
}
