import type { Core } from '@strapi/strapi';
import type { Status } from '../../platform/http/publication-status';
import { isActive } from '../variants/active-variants';

export interface VariantLink {
  variantId: string;
  productId: string;
}

/**
 * Pairs of variant and product document ids for products published in this language; `status: 'draft'` reads drafts for a
 * preview. Without variants that are switched off.
 *
 * A variant has neither languages nor drafts, so Strapi links it to the product row the editor had open, in any language
 * or state. Only the product's document id is taken from that link; the row to show is looked up separately.
 */
export async function findVariantLinks(
  strapi: Core.Strapi,
  locale: string,
  only: { productIds?: string[]; variantId?: string; status?: Status } = {},
): Promise<VariantLink[]> {
  const query = strapi.db
    .connection('product_variants_product_lnk as link')
    .join('product_variants as variant', 'variant.id', 'link.product_variant_id')
    .join('products as linked', 'linked.id', 'link.product_id')
    .join('products as shown', 'shown.document_id', 'linked.document_id')
    .where('shown.locale', locale)
    .whereRaw(isActive('variant'));
  if (only.status === 'draft') query.whereNull('shown.published_at');
  else query.whereNotNull('shown.published_at');
  if (only.productIds) query.whereIn('shown.document_id', only.productIds);
  if (only.variantId) query.where('variant.document_id', only.variantId);
  return query.distinct({ variantId: 'variant.document_id', productId: 'shown.document_id' });
}
