import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { availabilityOf } from '../../domain/cart';
import { revalidateVariants } from '../../platform/revalidation/revalidate-variants';
import type { LineRow } from '../../orders/records/order-rows';
import { type Movement, type MovementCause, writeMovements } from './stock-movements';
import type { Db } from '../../platform/database/row-helpers';
import { wakeJob } from '../../platform/jobs/start-job';
import { lockById } from '../../platform/database/lock-by-id';

/** Ids of variants whose availability (ok, low, sold out) changed, so that their pages need revalidation. */
export type ChangedVariants = Set<string>;

interface StockRow {
  variant_id: string;
  sku: string;
  quantity: number;
  low_threshold: number;
}

const STOCK_COLUMNS = ['variant_id', 'sku', 'quantity', 'low_threshold'];

/** Pieces that come back to the stock of a variant (more than 0) or leave it. */
export interface StockChange {
  variantId: string;
  delta: number;
}

/**
 * Stock rows of these variants, locked until the transaction ends. All transactions lock shared rows in one order, or they
 * would wait for each other in a circle: their order, the account, then stock rows by id, discount codes by id, gift cards by
 * id, the credit of the account, the counters of numbers (decisions 0034, 0040 and 0066). SQLite has one writer and needs no locks.
 */
const lockedRows = (trx: Db, variantIds: string[]): Knex.QueryBuilder =>
  lockById(trx('stocks').whereIn('variant_id', variantIds));

/** Locks the stock of these lines, and of other variants, before something that is locked after it, should it change later. */
export async function lockStock(trx: Db, lines: LineRow[], others: string[] = []): Promise<void> {
  const variants = [...lines.filter(isPhysical).map((line) => line.variant_id), ...others];
  if (variants.length > 0) await lockedRows(trx, variants);
}

function noteAvailability(row: StockRow, delta: number, changed: ChangedVariants): void {
  const before = row.quantity - delta;
  if (availabilityOf(before, row.low_threshold) !== availabilityOf(row.quantity, row.low_threshold))
    changed.add(row.variant_id);
}

/** The sum of the changes of each variant. */
function sumByVariant(changes: StockChange[]): [string, number][] {
  const sums = new Map<string, number>();
  for (const { variantId, delta } of changes) sums.set(variantId, (sums.get(variantId) ?? 0) + delta);
  return [...sums];
}

/**
 * Changes the stock of several variants in one statement, which locks their rows in order. Returns the changed rows by
 * variant id; a row with fewer pieces than would leave it is not changed and missing, as is a variant without a row. The
 * condition in the UPDATE makes overselling impossible.
 */
export async function changeStock(
  trx: Db,
  changes: StockChange[],
  changed: ChangedVariants,
  now: Date,
): Promise<Map<string, StockRow>> {
  const sums = sumByVariant(changes);
  if (sums.length === 0) return new Map();
  const leaving = sums.filter(([, delta]) => delta < 0);
  const cases = sums.map(() => 'when ? then cast(? as integer)').join(' ');
  const rows: StockRow[] = await trx('stocks')
    .whereIn(
      'id',
      lockedRows(
        trx,
        sums.map(([variantId]) => variantId),
      ),
    )
    .andWhere((enough) => {
      for (const [variantId, delta] of leaving)
        enough.whereNot((short) => short.where('variant_id', variantId).andWhere('quantity', '<', -delta));
    })
    .update({ quantity: trx.raw(`quantity + case variant_id ${cases} end`, sums.flat()), updated_at: now })
    .returning(STOCK_COLUMNS);
  const deltas = new Map(sums);
  for (const row of rows) noteAvailability(row, deltas.get(row.variant_id) ?? 0, changed);
  return new Map(rows.map((row) => [row.variant_id, row]));
}

/** What `changeStock` did, change by change in groups, as if one had followed the other. */
export function toMovements(rows: ReadonlyMap<string, StockRow>, ...groups: StockChange[][]): Movement[][] {
  const left = new Map(
    sumByVariant(groups.flat()).map(([variantId, sum]) => [variantId, (rows.get(variantId)?.quantity ?? 0) - sum]),
  );
  return groups.map((changes) =>
    changes.flatMap(({ variantId, delta }) => {
      const row = rows.get(variantId);
      if (!row) return [];
      const after = (left.get(variantId) ?? 0) + delta;
      left.set(variantId, after);
      return [{ variantId, sku: row.sku, delta, after }];
    }),
  );
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
  const wanted = lines.filter((line) => isPhysical(line) && line.held < line.quantity);
  if (wanted.length > 1)
    await lockedRows(
      trx,
      wanted.map((line) => line.variant_id),
    );
  for (const line of wanted) {
    const change = { variantId: line.variant_id, delta: line.held - line.quantity };
    const rows = await changeStock(trx, [change], changed, now);
    if (rows.size === 0) {
      short.push(line);
      continue;
    }
    movements.push(...toMovements(rows, [change]).flat());
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
  const held = lines.filter((line) => line.held > 0);
  const changes = held.map((line) => ({
    variantId: line.variant_id,
    delta: Math.min(line.held, line.giveBack ?? line.held),
  }));
  const rows = await changeStock(trx, changes, changed, now);
  for (const [index, line] of held.entries()) {
    line.held -= changes[index]?.delta ?? 0;
    await trx('order_lines').where({ id: line.id }).update({ held: line.held });
  }
  const movements = toMovements(rows, changes).flat();
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
