import type { Core } from '@strapi/strapi';
import { wakeJob } from '../jobs/start-job';
import { entryTags, typeName } from './entry-tags';
import { revalidate } from './revalidate';
import { revalidatePrices, revalidateVariants } from './revalidate-variants';

interface EntryEvent {
  uid: string;
  entry: { documentId?: string; variantId?: string | null };
}

const DRAFTED = ['product', 'page', 'article', 'level', 'lesson', 'form', 'recall'];
const DIRECT = [
  'menu',
  'site-settings',
  'shipping-country',
  'redirect',
  'article-tag',
  'promotion',
  'product-option',
  'option-value',
];
const ALL = [...DRAFTED, ...DIRECT];

const VARIANT = 'api::product-variant.product-variant';
const PRICE_LIST = 'api::price-list.price-list';
const STOCK = 'api::stock.stock';

async function onPublished({ uid, entry }: EntryEvent): Promise<void> {
  const type = typeName(uid);
  if (DRAFTED.includes(type)) revalidate(entryTags(type, entry.documentId));
}

async function onSaved(strapi: Core.Strapi, { uid, entry }: EntryEvent): Promise<void> {
  const type = typeName(uid);
  if (DIRECT.includes(type)) revalidate(entryTags(type, entry.documentId));
  if (uid === PRICE_LIST) await revalidatePrices(strapi);
  const variantId = uid === VARIANT ? entry.documentId : uid === STOCK ? entry.variantId : null;
  if (!variantId) return;
  wakeJob('back-in-stock');
  await revalidateVariants(strapi, [variantId]);
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
