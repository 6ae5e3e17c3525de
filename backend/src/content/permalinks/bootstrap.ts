import type { Core } from '@strapi/strapi';
import { createUniqueIndex } from '../../platform/database/unique-indexes';
import { createPermalinkSync } from './sync-permalinks';

export async function bootstrapPermalinks(strapi: Core.Strapi): Promise<void> {
  createPermalinkSync(strapi);
  await createUniqueIndex(strapi, 'shop_entry_addresses_path', 'entry_addresses (kind, language, path)');
  for (const columns of ['entry', 'language, left_at'])
    await strapi.db.connection.raw(
      `create index if not exists shop_entry_addresses_${columns.replace(', ', '_')} on entry_addresses (${columns})`,
    );
}
