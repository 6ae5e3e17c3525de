import type { Core } from '@strapi/strapi';
import { ensureAppendOnly } from '../../platform/database/append-only';
import { transact } from '../../platform/database/transact';
import { createUniqueIndex } from '../../platform/database/unique-indexes';
import { updatePriceLog } from './update-price-log';

/** Starts the price log of variants that have none, with their current price. */
export async function bootstrapPrices(strapi: Core.Strapi): Promise<void> {
  const db = strapi.db.connection;
  // Until decision 0054 there was one currency, and the index did not name it.
  await db.raw('drop index if exists shop_price_entries_moment');
  await createUniqueIndex(
    strapi,
    'shop_price_entries_currency_moment',
    'price_entries (variant_id, currency, valid_from)',
  );
  await ensureAppendOnly(strapi, 'price_entries');
  const logged = new Set<string>(await db('price_entries').distinct('variant_id').pluck('variant_id'));
  const variants: string[] = await db('product_variants').pluck('document_id');
  const missing = variants.filter((id) => !logged.has(id));
  await transact(db, (trx) => updatePriceLog(trx, { source: 'seed', actor: 'system' }, new Date(), missing));
}
