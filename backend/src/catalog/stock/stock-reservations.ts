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

/** Article numbers whose availability (ok, low, sold out) changed: what visitors see must be made anew. */
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

/** Takes pieces only when all of them are there; the guard in the statement is what makes overselling impossible. */
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
 * Takes as much as is there, piece list by piece list, and answers the article numbers that were short and the
 * movements, for `writeMovements` once the order has its id. Sorted, so that two orders never wait for each other.
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
 * Takes what the lines of an order lack; answers the lines that could not be served. Lines that were served are held
 * from here on, in the rows given too.
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
 * Puts pieces that lines hold back on the shelf, all of them or `giveBack` of a line. An article that no longer exists
 * has no shelf to go back to.
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

/** Whether any piece of these articles is on the shelf. */
export async function isAnyLeft(trx: Db, lines: LineRow[]): Promise<boolean> {
  const skus = lines.map((line) => line.sku);
  const row: unknown = await trx('stocks').whereIn('sku', skus).andWhere('quantity', '>', 0).first('id');
  return row !== undefined;
}

/** Tells the storefront about changed availability; after the transaction, and never a reason for an order to fail. */
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
    strapi.log.warn(`Availability could not be announced: ${error instanceof Error ? error.name : 'unknown'}`);
  }
}
