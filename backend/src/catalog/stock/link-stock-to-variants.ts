import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { dropAppendOnly } from '../../platform/database/append-only';
import { createUniqueIndex } from '../../platform/database/unique-indexes';
import type { Db } from '../../platform/database/row-helpers';

const variantIds = (db: Db): Knex.QueryBuilder => db('product_variants').select('document_id');

/**
 * Stock rows of deleted variants: the id is that of their newest order line or, without orders, a made-up one, so that a
 * variant created again with the SKU finds them.
 */
async function linkStockOfDeletedVariants(trx: Db): Promise<void> {
  const rows: { id: number; document_id: string; sku: string }[] = await trx('stocks')
    .whereNull('variant_id')
    .select('id', 'document_id', 'sku');
  for (const { id, document_id: documentId, sku } of rows) {
    const line: { variant_id: string } | undefined = await trx('order_lines')
      .where({ sku })
      .whereNotIn('variant_id', variantIds(trx))
      .whereNotIn('variant_id', trx('stocks').select('variant_id').whereNotNull('variant_id'))
      .orderBy('id', 'desc')
      .first('variant_id');
    await trx('stocks')
      .where({ id })
      .update({ variant_id: line?.variant_id ?? documentId });
  }
}

/** Order lines of variants that were deleted and then created again with their SKU: they hold pieces of the new one. */
async function linkLinesOfRecreatedVariants(trx: Db): Promise<void> {
  const lines: { variant_id: string; new_id: string }[] = await trx('order_lines as l')
    .join('product_variants as v', 'v.sku', 'l.sku')
    .where('l.product_type', 'physical')
    .whereRaw('v.created_at > l.created_at')
    .whereNotIn('l.variant_id', variantIds(trx))
    .distinct('l.variant_id', 'v.document_id as new_id');
  for (const { variant_id, new_id } of lines)
    await trx('order_lines').where({ variant_id, product_type: 'physical' }).update({ variant_id: new_id });
}

/**
 * Shops from before stock was counted per variant counted it per SKU. Until then the SKU of a stock row was always that of
 * its variant, and the movements of a SKU added up to it. Does nothing once every row has its variant.
 */
export async function linkStockToVariants(strapi: Core.Strapi): Promise<void> {
  const { connection: db } = strapi.db;
  if (await db('stocks').whereNull('variant_id').first('id')) {
    await db.transaction(async (trx) => {
      const ofSku = trx('product_variants').select('document_id').whereRaw('product_variants.sku = stocks.sku');
      await trx('stocks').whereNull('variant_id').update({ variant_id: ofSku });
      await linkStockOfDeletedVariants(trx);
      await linkLinesOfRecreatedVariants(trx);
      // The triggers are created again when this feature has started.
      await dropAppendOnly(trx, 'stock_movements');
      const ofMovement = trx('stocks').select('variant_id').whereRaw('stocks.sku = stock_movements.sku').limit(1);
      await trx('stock_movements').whereNull('variant_id').update({ variant_id: ofMovement });
    });
  }
  for (const index of ['shop_stocks_sku', 'shop_stock_movements_sku']) await db.raw(`drop index if exists ${index}`);
  await createUniqueIndex(strapi, 'shop_stocks_variant', 'stocks (variant_id)');
}
