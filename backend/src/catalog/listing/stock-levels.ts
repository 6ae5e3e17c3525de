import type { Core } from '@strapi/strapi';
import type { StockLevel } from './availability';

/** Stock levels by SKU. */
export async function readStockLevels(strapi: Core.Strapi, skus: string[]): Promise<Map<string, StockLevel>> {
  const rows: { sku: string; quantity: number; low_threshold: number }[] = await strapi.db
    .connection('stocks')
    .whereIn('sku', skus)
    .select('sku', 'quantity', 'low_threshold');
  return new Map(rows.map((row) => [row.sku, { quantity: row.quantity, lowThreshold: row.low_threshold }]));
}
