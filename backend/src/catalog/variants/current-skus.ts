import type { LineRow } from '../../orders/records/order-rows';
import type { Db } from '../../platform/database/row-helpers';

type OrderedVariant = Pick<LineRow, 'variant_id' | 'sku'>;

/**
 * Returns the SKU that a line's article has on the shelf now. A line keeps the SKU of its order, which may have been
 * renamed since, or belong to another variant. Deleted variants keep theirs.
 */
export async function readCurrentSkus(db: Db, lines: OrderedVariant[]): Promise<(line: OrderedVariant) => string> {
  const ids = [...new Set(lines.map((line) => line.variant_id))];
  const rows: { document_id: string; sku: string }[] = await db('product_variants')
    .whereIn('document_id', ids)
    .select('document_id', 'sku');
  const skus = new Map(rows.map((row) => [row.document_id, row.sku]));
  return (line) => skus.get(line.variant_id) ?? line.sku;
}
