import type { Core } from '@strapi/strapi';
import { availabilityOf } from '../../domain/cart';
import { revalidateVariants } from '../../platform/revalidation/revalidate-variants';
import type { LineRow } from '../../orders/records/order-rows';
import { type Movement, type MovementCause, writeMovements } from './stock-movements';
import type { Db } from '../../platform/database/row-helpers';
import { wakeJob } from '../../platform/jobs/start-job';

export interface StockQuantity {
  variantId: string;
  quantity: number;
}

/** Ids of variants whose availability (ok, low, sold out) changed, so that their pages need revalidation. */
export type ChangedVariants = Set<string>;

interface StockRow {
  sku: string;
  quantity: number;
  low_threshold: number;
}

const STOCK_COLUMNS = ['sku', 'quantity', 'low_threshold'];

/** The order in which transactions lock stock rows, see `lockStock`. */
const byVariant = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byLineVariant = (a: LineRow, b: LineRow): number => byVariant(a.variant_id, b.variant_id);

function toMovement(row: StockRow, variantId: string, delta: number, changed: ChangedVariants): Movement {
  const before = row.quantity - delta;
  if (availabilityOf(before, row.low_threshold) !== availabilityOf(row.quantity, row.low_threshold))
    changed.add(variantId);
  return { variantId, sku: row.sku, delta, after: row.quantity };
}

/**
 * Locks the stock rows of these variants until the transaction ends. All transactions lock shared rows in one order, or they
 * would wait for each other in a circle: their order, then stock rows by variant id, then discount codes by id, then the
 * counters of numbers (decision 0034). One that both releases and reserves pieces locks all of them here first. SQLite has
 * one writer and needs no locks.
 */
export async function lockStock(trx: Db, variantIds: Iterable<string>): Promise<void> {
  // One by one: the database may sort ids differently than the statements of other transactions are sorted here.
  for (const variantId of [...new Set(variantIds)].sort(byVariant))
    await trx('stocks').where({ variant_id: variantId }).forUpdate().first('id');
}

/** Reserves all pieces or none; the condition in the UPDATE makes overselling impossible. */
async function reservePieces(
  trx: Db,
  { variantId, quantity }: StockQuantity,
  changed: ChangedVariants,
  now: Date,
): Promise<Movement | null> {
  const rows: StockRow[] = await trx('stocks')
    .where({ variant_id: variantId })
    .andWhere('quantity', '>=', quantity)
    .update({ quantity: trx.raw('quantity - ?', [quantity]), updated_at: now })
    .returning(STOCK_COLUMNS);
  const row = rows[0];
  return row ? toMovement(row, variantId, -quantity, changed) : null;
}

/**
 * Reserves stock per variant and returns the variants without enough stock, plus the movements to record once the order
 * has its id. Rows are locked in the order of `lockStock`.
 */
export async function reserveStock(
  trx: Db,
  pieces: StockQuantity[],
  changed: ChangedVariants,
  now: Date,
): Promise<{ short: string[]; movements: Movement[] }> {
  const short: string[] = [];
  const movements: Movement[] = [];
  for (const piece of [...pieces].sort((a, b) => byVariant(a.variantId, b.variantId))) {
    const movement = await reservePieces(trx, piece, changed, now);
    if (movement) movements.push(movement);
    else short.push(piece.variantId);
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
  changed: ChangedVariants,
  now: Date,
  actor: MovementCause['actor'] = 'system',
): Promise<LineRow[]> {
  const short: LineRow[] = [];
  const movements: Movement[] = [];
  const wanted = lines.filter((line) => isPhysical(line) && line.held < line.quantity).sort(byLineVariant);
  for (const line of wanted) {
    const missing = line.quantity - line.held;
    const movement = await reservePieces(trx, { variantId: line.variant_id, quantity: missing }, changed, now);
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
 * Releases the pieces held by lines, all of them or `giveBack` of a line. Without a stock row (deleted by an operator) only
 * the line is updated.
 */
export async function releaseLines(
  trx: Db,
  lines: (LineRow & { giveBack?: number })[],
  changed: ChangedVariants,
  now: Date,
  cause: Omit<MovementCause, 'orderId'> = { reason: 'payment-lost' },
): Promise<void> {
  const movements: Movement[] = [];
  const held = lines.filter((line) => line.held > 0).sort(byLineVariant);
  for (const line of held) {
    const delta = Math.min(line.held, line.giveBack ?? line.held);
    const rows: StockRow[] = await trx('stocks')
      .where({ variant_id: line.variant_id })
      .update({ quantity: trx.raw('quantity + ?', [delta]), updated_at: now })
      .returning(STOCK_COLUMNS);
    const row = rows[0];
    if (row) movements.push(toMovement(row, line.variant_id, delta, changed));
    line.held -= delta;
    await trx('order_lines').where({ id: line.id }).update({ held: line.held });
  }
  await writeMovements(trx, movements, { ...cause, orderId: lines[0]?.order_id ?? null }, now);
}

/** Whether any of these lines' variants is in stock. */
export async function isAnyLeft(trx: Db, lines: LineRow[]): Promise<boolean> {
  const variants = lines.map((line) => line.variant_id);
  const row: unknown = await trx('stocks').whereIn('variant_id', variants).andWhere('quantity', '>', 0).first('id');
  return row !== undefined;
}

/** Revalidates the pages of changed variants. Call after the transaction; never throws. */
export async function revalidateAvailability(strapi: Core.Strapi, changed: ChangedVariants): Promise<void> {
  if (changed.size === 0) return;
  wakeJob('back-in-stock');
  try {
    await revalidateVariants(strapi, [...changed]);
  } catch (error) {
    strapi.log.warn(`Availability could not be revalidated: ${error instanceof Error ? error.name : 'unknown'}`);
  }
}
