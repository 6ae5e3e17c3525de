import type { Core } from '@strapi/strapi';
import type { Status } from '../../platform/http/publication-status';

export interface VariantLink {
  variantId: string;
  productId: string;
}

/**
 * Which variants belong to a product that is published in this language, by document ids; with `status` of its drafts, for a preview.
 *
 * A variant has no language and no draft, so Strapi links it to rows of whatever language the editor had open, drafts
 * included. Only the product's document id is taken from that link; the row to show is found anew.
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
    .where('shown.locale', locale);
  if (only.status === 'draft') query.whereNull('shown.published_at');
  else query.whereNotNull('shown.published_at');
  if (only.productIds) query.whereIn('shown.document_id', only.productIds);
  if (only.variantId) query.where('variant.document_id', only.variantId);
  return query.distinct({ variantId: 'variant.document_id', productId: 'shown.document_id' });
}
