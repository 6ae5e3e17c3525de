import type { Core } from '@strapi/strapi';
import type { Db } from '../../platform/database/row-helpers';
import { type CatalogProduct, readCatalog } from './read-products';
import { type Locale } from '../../../contract/locales';

const MAX_SHOWN = 3;

/**
 * Document ids of the products that editors chose to go with these, in their order and each once. They count in whichever
 * published language they were chosen.
 */
export async function findGoesWith(db: Db, productIds: string[]): Promise<string[]> {
  const rows: { id: string }[] = await db('products as chosen')
    .join('products_goes_with_lnk as link', 'link.inv_product_id', 'chosen.id')
    .join('products as product', 'product.id', 'link.product_id')
    .whereIn('product.document_id', productIds)
    .whereNotNull('product.published_at')
    .orderBy(['link.product_ord', 'link.id'])
    .select({ id: 'chosen.document_id' });
  return [...new Set(rows.map(({ id }) => id))];
}

/** Document ids of the products of these variants. */
export const findProductsOfVariants = (db: Db, variantIds: string[]): Promise<string[]> =>
  db('product_variants as variant')
    .join('product_variants_product_lnk as link', 'link.product_variant_id', 'variant.id')
    .join('products as product', 'product.id', 'link.product_id')
    .whereIn('variant.document_id', variantIds)
    .distinct('product.document_id')
    .pluck('product.document_id');

/** A few products in stock that go with these and are not among them. */
export async function readGoesWith(
  strapi: Core.Strapi,
  locale: Locale,
  productIds: string[],
): Promise<CatalogProduct[]> {
  if (productIds.length === 0) return [];
  const ids = (await findGoesWith(strapi.db.connection, productIds)).filter((id) => !productIds.includes(id));
  const products = await readCatalog(strapi, locale, ids);
  return products
    .filter(({ variants }) => variants.some(({ availability }) => availability !== 'sold_out'))
    .slice(0, MAX_SHOWN);
}
