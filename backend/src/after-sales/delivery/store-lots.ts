import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { z } from 'zod';
import { parseLots } from '../../domain/recall';
import { addEvent } from '../../orders/records/order-events';
import { readOrderLines } from '../../orders/records/find-order';
import { type LineRow, readLots } from '../../orders/records/order-rows';
import type { AuditActor } from '../../platform/admin/audit-actor';
import type { Db } from '../../platform/database/row-helpers';

/** Lot numbers as the packer types them, per line; several separated by commas, none: an empty text. */
export const lotsSchema = z.array(z.object({ lineId: z.number().int(), lots: z.string().max(500) })).max(100);

/** Stores the lots of the pieces in a parcel, which a recall is found by. Lines that are not named keep theirs. */
export async function storeLots(
  trx: Knex.Transaction,
  orderId: number,
  given: z.infer<typeof lotsSchema>,
  now: Date,
  actor: AuditActor,
): Promise<void> {
  if (given.length === 0) return;
  const lines = await readOrderLines(trx, orderId);
  const noted: string[] = [];
  for (const { lineId, lots: text } of given) {
    const line = lines.find(({ id, product_type: type }) => id === lineId && type === 'physical');
    const lots = parseLots(text);
    if (!line || !lots)
      throw new errors.ValidationError(
        'A line has at most 10 lot numbers of 40 letters and digits, separated by commas',
      );
    if (lots.join() === readLots(line).join()) continue;
    const stored = lots.length > 0 ? JSON.stringify(lots) : null;
    await trx('order_lines').where({ id: lineId }).update({ lots: stored, updated_at: now });
    noted.push(`${line.sku}: ${lots.join(', ') || 'none'}`);
  }
  if (noted.length > 0) await addEvent(trx, orderId, 'lots', { lots: noted.join('; ') }, now, actor);
}

/** Lots that were noted last, by variant, in the newest order that has any. */
export async function readLastLots(db: Db, lines: Pick<LineRow, 'variant_id'>[]): Promise<Map<string, string[]>> {
  const newest = db('order_lines')
    .whereIn('variant_id', [...new Set(lines.map((line) => line.variant_id))])
    .whereNotNull('lots')
    .groupBy('variant_id')
    .max('id');
  const rows: Pick<LineRow, 'variant_id' | 'lots'>[] = await db('order_lines')
    .whereIn('id', newest)
    .select('variant_id', 'lots');
  return new Map(rows.map((row) => [row.variant_id, readLots(row)]));
}
