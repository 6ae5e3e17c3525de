import type { Core } from '@strapi/strapi';
import { kickBackInStock } from '../back-in-stock/kick';
import { availabilityOf } from '../domain/cart';
import { revalidate } from '../revalidate/revalidate';
import type { Db, LineRow } from './rows';

export interface Pieces {
  sku: string;
  quantity: number;
}

/** Article numbers whose availability (ok, low, sold out) changed: what visitors see must be made anew. */
export type ChangedSkus = Set<string>;

interface StockRow {
  quantity: number;
  low_threshold: number;
}

const bySku = (a: Pieces, b: Pieces): number => (a.sku < b.sku ? -1 : a.sku > b.sku ? 1 : 0);

function noteChange(row: StockRow, before: number, sku: string, changed: ChangedSkus): void {
  if (availabilityOf(before, row.low_threshold) !== availabilityOf(row.quantity, row.low_threshold)) changed.add(sku);
}

/** Takes pieces only when all of them are there; the guard in the statement is what makes overselling impossible. */
async function takePieces(trx: Db, { sku, quantity }: Pieces, changed: ChangedSkus, now: Date): Promise<boolean> {
  const rows: StockRow[] = await trx('stocks')
    .where({ sku })
    .andWhere('quantity', '>=', quantity)
    .update({ quantity: trx.raw('quantity - ?', [quantity]), updated_at: now })
    .returning(['quantity', 'low_threshold']);
  const row = rows[0];
  if (!row) return false;
  noteChange(row, row.quantity + quantity, sku, changed);
  return true;
}

/**
 * Takes as much as is there, piece list by piece list, and answers the article numbers that were short. Sorted, so that
 * two orders never wait for each other.
 */
export async function takeStock(trx: Db, pieces: Pieces[], changed: ChangedSkus, now: Date): Promise<string[]> {
  const short: string[] = [];
  for (const piece of [...pieces].sort(bySku)) {
    if (!(await takePieces(trx, piece, changed, now))) short.push(piece.sku);
  }
  return short;
}

const isPhysical = (line: LineRow): boolean => line.product_type === 'physical';

/** Takes what the lines of an order lack; answers the lines that could not be served. */
export async function takeForLines(trx: Db, lines: LineRow[], changed: ChangedSkus, now: Date): Promise<LineRow[]> {
  const short: LineRow[] = [];
  const wanted = lines
    .filter((line) => isPhysical(line) && line.held < line.quantity)
    .sort((a, b) => (a.sku < b.sku ? -1 : 1));
  for (const line of wanted) {
    const missing = line.quantity - line.held;
    if (await takePieces(trx, { sku: line.sku, quantity: missing }, changed, now)) {
      await trx('order_lines').where({ id: line.id }).update({ held: line.quantity });
    } else {
      short.push(line);
    }
  }
  return short;
}

/** Puts back what the lines hold. An article that no longer exists has no shelf to go back to. */
export async function giveBackLines(trx: Db, lines: LineRow[], changed: ChangedSkus, now: Date): Promise<void> {
  const held = lines.filter((line) => line.held > 0).sort((a, b) => (a.sku < b.sku ? -1 : 1));
  for (const line of held) {
    const rows: StockRow[] = await trx('stocks')
      .where({ sku: line.sku })
      .update({ quantity: trx.raw('quantity + ?', [line.held]), updated_at: now })
      .returning(['quantity', 'low_threshold']);
    const row = rows[0];
    if (row) noteChange(row, row.quantity - line.held, line.sku, changed);
    await trx('order_lines').where({ id: line.id }).update({ held: 0 });
  }
}

/** Tells the storefront about changed availability; after the transaction, and never a reason for an order to fail. */
export async function announceStock(strapi: Core.Strapi, changed: ChangedSkus): Promise<void> {
  if (changed.size === 0) return;
  kickBackInStock();
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
