import type { Core } from '@strapi/strapi';

const VARIANT = 'api::product-variant.product-variant';
const STOCK = 'api::stock.stock';

interface Article {
  sku: string;
  /** Lessons are never out of stock. */
  counted: boolean;
}

async function readArticle(strapi: Core.Strapi, documentId: unknown): Promise<Article | null> {
  if (typeof documentId !== 'string') return null;
  const variant = await strapi.db
    .query(VARIANT)
    .findOne({ where: { documentId }, select: ['sku'], populate: { product: { select: ['type'] } } });
  return variant && { sku: variant.sku, counted: (variant.product?.type ?? 'physical') === 'physical' };
}

/** Creates the stock row of a SKU, or renames the existing one when the variant's SKU changed. */
async function ensureStock(strapi: Core.Strapi, sku: string, oldSku: string | null): Promise<void> {
  const stocks = strapi.db.query(STOCK);
  if (await stocks.findOne({ where: { sku }, select: ['id'] })) return;
  const where = { sku: oldSku ?? '' };
  const old = oldSku && oldSku !== sku ? await stocks.findOne({ where, select: ['documentId'] }) : null;
  if (old) await strapi.documents(STOCK).update({ documentId: old.documentId, data: { sku } as object });
  else await strapi.documents(STOCK).create({ data: { sku, quantity: 0, lowThreshold: 5 } });
}

/** Ensures a stock row for every saved variant of a physical product. */
export function registerStockRows(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action, uid } = context;
    if (uid !== VARIANT || !['create', 'update', 'clone'].includes(action)) return next();
    const params = context.params as { documentId?: string };
    const old = action === 'update' ? await readArticle(strapi, params.documentId) : null;
    const result = await next();
    const saved = await readArticle(strapi, (result as { documentId?: string } | null)?.documentId);
    if (saved?.counted) await ensureStock(strapi, saved.sku, old?.sku ?? null);
    return result;
  });
}
