import type { Core } from '@strapi/strapi';
import { type Combination, findCombinationErrors } from '../../domain/options';
import { throwFieldErrors } from '../../platform/admin/field-errors';
import type { Db } from '../../platform/database/row-helpers';

const VARIANT = 'api::product-variant.product-variant';

/** The variants of the products that a variant belongs to, itself included, by document id. */
async function readSiblings(trx: Db, variantId: string): Promise<Map<string, Combination & { codes: string[] }>> {
  const products = trx('product_variants as variant')
    .join('product_variants_product_lnk as link', 'link.product_variant_id', 'variant.id')
    .join('products as product', 'product.id', 'link.product_id')
    .where('variant.document_id', variantId)
    .select('product.document_id');
  // A variant without a product is read too: it may have two values of an option.
  const siblings = trx('product_variants_product_lnk as link')
    .join('products as product', 'product.id', 'link.product_id')
    .whereIn('product.document_id', products)
    .select('link.product_variant_id');
  const rows: { id: string; sku: string; code: string | null }[] = await trx('product_variants as variant')
    .leftJoin('product_variants_option_values_lnk as chosen', 'chosen.product_variant_id', 'variant.id')
    .leftJoin('option_values as value', 'value.id', 'chosen.option_value_id')
    .where('variant.document_id', variantId)
    .orWhereIn('variant.id', siblings)
    .select({ id: 'variant.document_id' }, 'variant.sku', 'value.code');
  const found = new Map<string, Combination & { codes: string[] }>();
  for (const { id, sku, code } of rows) {
    const variant = found.get(id) ?? { sku, codes: [] };
    if (code !== null) variant.codes.push(code);
    found.set(id, variant);
  }
  return found;
}

/** Two variants of a product with the same values could not be told apart. Checked in the transaction of the save. */
export function validateCombinations(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (uid !== VARIANT || !['create', 'update', 'clone'].includes(action)) return next();
    return strapi.db.transaction(async ({ trx }) => {
      const saved = await next();
      const { documentId } = (saved ?? {}) as { documentId?: string };
      if (!documentId) return saved;
      const variants = await readSiblings(trx, documentId);
      const own = variants.get(documentId);
      variants.delete(documentId);
      const found = own ? findCombinationErrors(own, [...variants.values()]) : [];
      throwFieldErrors(found.map((message) => ({ path: ['optionValues'], message })));
      return saved;
    });
  });
}
