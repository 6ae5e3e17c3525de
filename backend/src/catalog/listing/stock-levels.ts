import type { Core } from '@strapi/strapi';
import type { StockLevel } from './availability';

/** Stock levels by variant id. */
export async function readStockLevels(strapi: Core.Strapi, variantIds: string[]): Promise<Map<string, StockLevel>> {
  const rows: { variant_id: string; quantity: number; low_threshold: number }[] = await strapi.db
    .connection('stocks')
    .whereIn('variant_id', variantIds)
    .select('variant_id', 'quantity', 'low_threshold');
  return new Map(rows.map((row) => [row.variant_id, { quantity: row.quantity, lowThreshold: row.low_threshold }]));
}
