import type { Core } from '@strapi/strapi';
import { availabilityOf } from '../../domain/cart';
import { revalidate } from '../../platform/revalidation/revalidate';
import type { LineRow } from '../../orders/records/order-rows';
import { type Movement, type MovementCause, writeMovements } from './stock-movements';
import type { Db } from '../../platform/database/row-helpers';
import { wakeJob } from '../../platform/jobs/start-job';

export interface StockQuantity {
  sku: string;
  quantity: number;
}

/** SKUs whose availability (ok, low, sold out) changed, so that their pages need revalidation. */
export type ChangedSkus = Set<string>;

interface StockRow {
  quantity: number;
  low_threshold: number;
}

const bySku = (a: StockQuantity, b: StockQuantity): number => (a.sku < b.sku ? -1 : a.sku > b.sku ? 1 : 0);

function toMovement(row: StockRow, { sku, delta }: Omit<Movement, 'after'>, changed: ChangedSkus): Movement {
  const before = row.quantity - delta;
  if (availabilityOf(before, row.low_threshold) !== availabilityOf(row.quantity, row.low_threshold)) changed.add(sku);
  return { sku, delta, after: row.quantity };
}

/** Reserves all pieces or none; the condition in the UPDATE makes overselling impossible. */
async function reservePieces(
  trx: Db,
  { sku, quantity }: StockQuantity,
  changed: ChangedSkus,
  now: Date,
): Promise<Movement | null> {
  const rows: StockRow[] = await trx('stocks')
    .where({ sku })
    .andWhere('quantity', '>=', quantity)
    .update({ quantity: trx.raw('quantity - ?', [quantity]), updated_at: now })
    .returning(['quantity', 'low_threshold']);
  const row = rows[0];
  return row ? toMovement(row, { sku, delta: -quantity }, changed) : null;
}

/**
 * Reserves stock per SKU and returns the SKUs without enough stock, plus the movements to record once the order has its id.
 * Rows are locked in SKU order to avoid deadlocks between orders.
 */
export async function reserveStock(
  trx: Db,
  pieces: StockQuantity[],
  changed: ChangedSkus,
  now: Date,
): Promise<{ short: string[]; movements: Movement[] }> {
  const short: string[] = [];
  const movements: Movement[] = [];
  for (const piece of [...pieces].sort(bySku)) {
    const movement = await reservePieces(trx, piece, changed, now);
    if (movement) movements.push(movement);
    else short.push(piece.sku);
  }
  return { short, movements };
}

const isPhysical = (line: LineRow): boolean => line.product_type === 'physical';

/**
 * Reserves what the lines do not hold yet and returns the lines without enough stock. Also updates `held` of the given
 * rows.
 */
export async function reserveForLines(
  trx: Db,
  lines: LineRow[],
  changed: ChangedSkus,
  now: Date,
  actor: MovementCause['actor'] = 'system',
): Promise<LineRow[]> {
  const short: LineRow[] = [];
  const movements: Movement[] = [];
  const wanted = lines.filter((line) => isPhysical(line) && line.held < line.quantity).sort(bySku);
  for (const line of wanted) {
    const missing = line.quantity - line.held;
    const movement = await reservePieces(trx, { sku: line.sku, quantity: missing }, changed, now);
    if (!movement) {
      short.push(line);
      continue;
    }
    movements.push(movement);
    line.held = line.quantity;
    await trx('order_lines').where({ id: line.id }).update({ held: line.quantity });
  }
  await writeMovements(trx, movements, { reason: 'taken-again', orderId: lines[0]?.order_id ?? null, actor }, now);
  return short;
}

/**
 * Releases the pieces held by lines, all of them or `giveBack` of a line. Without a stock row (deleted SKU) only the line
 * is updated.
 */
export async function releaseLines(
  trx: Db,
  lines: (LineRow & { giveBack?: number })[],
  changed: ChangedSkus,
  now: Date,
  cause: Omit<MovementCause, 'orderId'> = { reason: 'payment-lost' },
): Promise<void> {
  const movements: Movement[] = [];
  const held = lines.filter((line) => line.held > 0).sort(bySku);
  for (const line of held) {
    const delta = Math.min(line.held, line.giveBack ?? line.held);
    const rows: StockRow[] = await trx('stocks')
      .where({ sku: line.sku })
      .update({ quantity: trx.raw('quantity + ?', [delta]), updated_at: now })
      .returning(['quantity', 'low_threshold']);
    const row = rows[0];
    if (row) movements.push(toMovement(row, { sku: line.sku, delta }, changed));
    line.held -= delta;
    await trx('order_lines').where({ id: line.id }).update({ held: line.held });
  }
  await writeMovements(trx, movements, { ...cause, orderId: lines[0]?.order_id ?? null }, now);
}

/** Whether any of these lines' SKUs is in stock. */
export async function isAnyLeft(trx: Db, lines: LineRow[]): Promise<boolean> {
  const skus = lines.map((line) => line.sku);
  const row: unknown = await trx('stocks').whereIn('sku', skus).andWhere('quantity', '>', 0).first('id');
  return row !== undefined;
}

/** Revalidates the pages of changed SKUs. Call after the transaction; never throws. */
export async function revalidateAvailability(strapi: Core.Strapi, changed: ChangedSkus): Promise<void> {
  if (changed.size === 0) return;
  wakeJob('back-in-stock');
  try {
    const rows: { id: string }[] = await strapi.db
      .connection('product_variants as v')
      .join('product_variants_product_lnk as l', 'l.product_variant_id', 'v.id')
      .join('products as p', 'p.id', 'l.product_id')
      .whereIn('v.sku', [...changed])
      .distinct('p.document_id as id');
    revalidate(['product', ...rows.map((row) => `product:${row.id}`)]);
  } catch (error) {
    strapi.log.warn(`Availability could not be revalidated: ${error instanceof Error ? error.name : 'unknown'}`);
  }
}
