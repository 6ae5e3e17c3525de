import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { DEFAULT_LOCALE, LOCALES } from '../../../contract/locales';
import { groupBy } from '../../domain/group-by';
import { SHARED_PICTURE_FIELDS } from '../../domain/shared-pictures';
import { EXPLORER } from '../../platform/admin/admin-roles';
import { parseStoredJson } from '../../platform/database/row-helpers';
import { transact } from '../../platform/database/transact';
import { revalidate } from '../../platform/revalidation/revalidate';
import { entryTags } from '../../platform/revalidation/entry-tags';
import { inOrder, unite } from './share-pictures';
import { readPictures } from './stored-pictures';

const PRODUCT = 'api::product.product';
const KEY = 'shared-galleries';
const PRODUCTS_AT_ONCE = 200;

interface Properties {
  fields?: string[];
  locales?: string[];
}

/** Who writes products in other languages than the first writes alt texts alone; the form shows it. */
async function limitTranslators(trx: Knex): Promise<void> {
  const rows: { id: number; properties: unknown }[] = await trx('admin_permissions')
    .where({ subject: PRODUCT })
    .whereIn('action', [`${EXPLORER}.create`, `${EXPLORER}.update`])
    .select('id', 'properties');
  for (const { id, properties } of rows) {
    const known = parseStoredJson<Properties>(properties);
    if (!known?.fields || !known.locales || known.locales.includes(DEFAULT_LOCALE)) continue;
    const fields = known.fields.filter((field) => !SHARED_PICTURE_FIELDS.includes(field));
    await trx('admin_permissions')
      .where({ id })
      .update({ properties: JSON.stringify({ ...known, fields }) });
  }
}

/**
 * Gives every product one gallery: the Dutch one, then what only other languages have. Returns the products that had several.
 * Does nothing a second time.
 */
export async function uniteGalleries(db: Knex): Promise<string[]> {
  const ids: string[] = await db('products').distinct('document_id').orderBy('document_id').pluck('document_id');
  const changed = new Set<string>();
  for (let at = 0; at < ids.length; at += PRODUCTS_AT_ONCE)
    await transact(db, async (trx) => {
      const stored = await readPictures(trx, ids.slice(at, at + PRODUCTS_AT_ONCE));
      for (const [id, languages] of groupBy(stored, ({ documentId }) => documentId))
        for (const isPublished of [false, true])
          if (await unite(trx, inOrder(languages, isPublished, LOCALES))) changed.add(id);
    });
  await transact(db, limitTranslators);
  return [...changed];
}

/** Until decision 0087 every language had a gallery of its own. */
export async function uniteGalleriesOnce(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'shop' });
  if (await store.get({ key: KEY })) return;
  const changed = await uniteGalleries(strapi.db.connection);
  revalidate(changed.flatMap((id) => entryTags('product', id)));
  await store.set({ key: KEY, value: 1 });
}
