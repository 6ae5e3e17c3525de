import type { Core } from '@strapi/strapi';

const PRODUCT = 'api::product.product';
const VARIANT = 'api::product-variant.product-variant';

interface DeleteParams {
  documentId?: string;
  locale?: string | string[];
}

/** Document ids of the variants linked to this product's row in this language. */
async function findLinkedVariants(strapi: Core.Strapi, documentId: string, locale: string): Promise<string[]> {
  return strapi.db
    .connection('product_variants_product_lnk as link')
    .join('product_variants as variant', 'variant.id', 'link.product_variant_id')
    .join('products as product', 'product.id', 'link.product_id')
    .where({ 'product.document_id': documentId, 'product.locale': locale })
    .distinct('variant.document_id')
    .pluck('variant.document_id');
}

/**
 * A variant is linked to its product's row in one language. When an editor deletes that language, the link is moved to a
 * remaining one.
 */
export function relinkVariantsOfDeletedLocales(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== PRODUCT || context.action !== 'delete') return next();
    const { documentId, locale } = context.params as DeleteParams;
    if (!documentId || typeof locale !== 'string' || locale === '*') return next();
    const variants = await findLinkedVariants(strapi, documentId, locale);
    const result = await next();
    const left = await strapi.db.query(PRODUCT).findOne({ where: { documentId }, select: ['locale'] });
    if (!left) return result;
    for (const variant of variants) {
      await strapi
        .documents(VARIANT)
        .update({ documentId: variant, data: { product: { documentId, locale: left.locale } } } as never);
    }
    return result;
  });
}
