import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Db } from '../../platform/database/row-helpers';

const VARIANT = 'api::product-variant.product-variant';
const STOCK = 'api::stock.stock';

interface WriteParams {
  data?: Record<string, unknown>;
}

interface Article {
  sku: string;
  /** Lessons are never out of stock. */
  counted: boolean;
}

async function readArticle(strapi: Core.Strapi, documentId: string): Promise<Article | null> {
  const variant = await strapi.db
    .query(VARIANT)
    .findOne({ where: { documentId }, select: ['sku'], populate: { product: { select: ['type'] } } });
  return variant && { sku: variant.sku, counted: (variant.product?.type ?? 'physical') === 'physical' };
}

/** Creates the stock row of a variant, or updates the SKU by which operators recognize it. */
async function ensureStock(strapi: Core.Strapi, variantId: string, sku: string): Promise<void> {
  const row = await strapi.db.query(STOCK).findOne({ where: { variantId }, select: ['documentId', 'sku'] });
  if (!row) await strapi.documents(STOCK).create({ data: { variantId, sku, quantity: 0, lowThreshold: 5 } });
  else if (row.sku !== sku)
    await strapi.documents(STOCK).update({ documentId: row.documentId, data: { sku } as object });
}

/**
 * Document id of the deleted variant whose stock row still has this SKU; the one deleted last, or null. A variant that is
 * created with the SKU of a deleted one is the same article: with the id it also gets back its pieces, its orders, its
 * price log and its place in carts.
 */
async function findDeletedVariant(trx: Db, sku: unknown): Promise<string | null> {
  if (typeof sku !== 'string') return null;
  const row: { variant_id: string } | undefined = await trx('stocks')
    .where({ sku })
    .whereNotIn('variant_id', trx('product_variants').select('document_id'))
    .orderBy('updated_at', 'desc')
    .first('variant_id');
  return row?.variant_id ?? null;
}

/** The variant that a manually created stock row is for. */
async function requireVariantId(strapi: Core.Strapi, sku: unknown): Promise<string> {
  const variant = typeof sku === 'string' ? await strapi.db.query(VARIANT).findOne({ where: { sku } }) : null;
  if (!variant) throw new errors.ValidationError('There is no variant with this article number');
  return variant.documentId;
}

/** Ensures a stock row for every saved variant of a physical product. It belongs to the variant, whatever its SKU is. */
export function registerStockRows(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action, uid } = context;
    if (uid !== VARIANT || !['create', 'update', 'clone'].includes(action)) return next();
    const { data } = context.params as WriteParams;
    return strapi.db.transaction(async ({ trx }) => {
      const deleted = action === 'create' ? await findDeletedVariant(trx, data?.sku) : null;
      if (data && deleted) data.documentId = deleted;
      const result = await next();
      const { documentId } = (result ?? {}) as { documentId?: string };
      const saved = documentId ? await readArticle(strapi, documentId) : null;
      if (documentId && saved?.counted) await ensureStock(strapi, documentId, saved.sku);
      return result;
    });
  });
  strapi.documents.use(async (context, next) => {
    const { data } = context.params as WriteParams;
    if (context.uid === STOCK && context.action === 'create' && data && !data.variantId)
      data.variantId = await requireVariantId(strapi, data.sku);
    return next();
  });
}
