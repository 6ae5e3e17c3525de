import { availabilityOf } from '../domain/cart';
import type { Db, LineRow } from '../orders/rows';
import type { ChangedSkus } from '../orders/stock';

/**
 * Puts pieces of an order back on the shelf, at most those that the order took from it. Sorted by article number, so
 * that two orders never wait for each other.
 */
export async function restockLines(
  trx: Db,
  lines: { line: LineRow; quantity: number }[],
  changed: ChangedSkus,
  now: Date,
): Promise<void> {
  for (const { line, quantity } of [...lines].sort((a, b) => (a.line.sku < b.line.sku ? -1 : 1))) {
    const pieces = Math.min(quantity, line.held);
    if (line.product_type !== 'physical' || pieces <= 0) continue;
    await trx('order_lines')
      .where({ id: line.id })
      .update({ held: trx.raw('held - ?', [pieces]) });
    const rows: { quantity: number; low_threshold: number }[] = await trx('stocks')
      .where({ sku: line.sku })
      .update({ quantity: trx.raw('quantity + ?', [pieces]), updated_at: now })
      .returning(['quantity', 'low_threshold']);
    const [row] = rows;
    const before = row && availabilityOf(row.quantity - pieces, row.low_threshold);
    if (row && before !== availabilityOf(row.quantity, row.low_threshold)) changed.add(line.sku);
  }
}
