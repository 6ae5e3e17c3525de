import type { Core } from '@strapi/strapi';
import { wakeJob } from '../jobs/start-job';
import { revalidate } from './revalidate';

interface EntryEvent {
  uid: string;
  entry: { documentId?: string; sku?: string };
}

const DRAFTED = ['product', 'page', 'article', 'level', 'lesson', 'form'];
const DIRECT = ['menu', 'site-settings', 'shipping-country', 'redirect', 'article-tag'];
const ALL = [...DRAFTED, ...DIRECT];

const VARIANT = 'api::product-variant.product-variant';
const STOCK = 'api::stock.stock';

const typeName = (uid: string): string => uid.slice(uid.lastIndexOf('.') + 1);
const entryTags = (type: string, id: string | undefined): string[] => (id ? [type, `${type}:${id}`] : [type]);

/** Document id of the product with this SKU. */
async function findProductOfSku(strapi: Core.Strapi, sku: string): Promise<string | undefined> {
  const row: { id: string } | undefined = await strapi.db
    .connection('product_variants as variant')
    .join('product_variants_product_lnk as link', 'link.product_variant_id', 'variant.id')
    .join('products as product', 'product.id', 'link.product_id')
    .where('variant.sku', sku)
    .select({ id: 'product.document_id' })
    .first();
  return row?.id;
}

/** For changes of stock that are visible in the shop: low, sold out or available again. */
export async function revalidateSkus(strapi: Core.Strapi, skus: string[]): Promise<void> {
  for (const sku of skus) revalidate(entryTags('product', await findProductOfSku(strapi, sku)));
}

async function onPublished({ uid, entry }: EntryEvent): Promise<void> {
  const type = typeName(uid);
  if (DRAFTED.includes(type)) revalidate(entryTags(type, entry.documentId));
}

async function onSaved(strapi: Core.Strapi, { uid, entry }: EntryEvent): Promise<void> {
  const type = typeName(uid);
  if (DIRECT.includes(type)) revalidate(entryTags(type, entry.documentId));
  else if ((uid === VARIANT || uid === STOCK) && entry.sku) {
    wakeJob('back-in-stock');
    await revalidateSkus(strapi, [entry.sku]);
  }
}

/** Revalidates pages when editors change published content. The events are emitted after the transaction. */
export function startRevalidation(strapi: Core.Strapi): void {
  const { eventHub } = strapi;
  eventHub.on('entry.publish', onPublished);
  eventHub.on('entry.unpublish', onPublished);
  for (const event of ['entry.create', 'entry.update'])
    eventHub.on(event, (payload: EntryEvent) => onSaved(strapi, payload));
  eventHub.on('entry.delete', async (payload: EntryEvent) => {
    await onPublished(payload);
    await onSaved(strapi, payload);
  });
  // A replaced image can be used on any page.
  for (const event of ['media.update', 'media.delete']) eventHub.on(event, async () => revalidate(ALL));
}
