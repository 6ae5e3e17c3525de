import type { Core } from '@strapi/strapi';
import { revalidate } from './revalidate';

const VARIANT = 'api::product-variant.product-variant';

/** Revalidates the pages of the products that these variants belong to, and all lists. */
export async function revalidateVariants(strapi: Core.Strapi, variantIds: string[]): Promise<void> {
  if (variantIds.length === 0) return;
  const products: string[] = await strapi.db
    .connection('product_variants as v')
    .join('product_variants_product_lnk as l', 'l.product_variant_id', 'v.id')
    .join('products as p', 'p.id', 'l.product_id')
    .whereIn('v.document_id', variantIds)
    .distinct('p.document_id')
    .pluck('p.document_id');
  revalidate(['product', ...products.map((id) => `product:${id}`)]);
}

/** Revalidates every page with a price, after a price list was saved, switched on or off, or deleted. */
export async function revalidatePrices(strapi: Core.Strapi): Promise<void> {
  const products: string[] = await strapi.db.connection('products').distinct('document_id').pluck('document_id');
  revalidate(['product', 'shipping-country', 'site-settings', ...products.map((id) => `product:${id}`)]);
}

/** Revalidates the page of a product that loses a variant: afterwards nothing tells which product that was. */
export function revalidateFormerProducts(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { documentId } = context.params as { documentId?: string };
    if (context.uid !== VARIANT || !['update', 'delete'].includes(context.action) || !documentId) return next();
    // In the transaction of the save, or of the admin's bulk delete: a page rendered before the commit would show the old variants.
    return strapi.db.transaction(async ({ onCommit }) => {
      const variant = await strapi.db
        .query(VARIANT)
        .findOne({ where: { documentId }, select: ['id'], populate: { product: { select: ['documentId'] } } });
      if (variant?.product) onCommit(() => revalidate([`product:${variant.product.documentId}`]));
      return next();
    });
  });
}
