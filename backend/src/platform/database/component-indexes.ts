import type { Core } from '@strapi/strapi';

/**
 * Strapi reads the components of several entries by entry and field, and has an index for each of the two. SQLite keeps no
 * statistics and took that of the field, which is every entry's: the pictures of twelve products were looked for among those
 * of ten thousand.
 */
export async function createComponentIndexes(strapi: Core.Strapi): Promise<void> {
  const db = strapi.db.connection;
  for (const { collectionName, attributes } of Object.values(strapi.contentTypes)) {
    const hasComponents = Object.values<{ type?: string }>(attributes).some(
      ({ type }) => type === 'component' || type === 'dynamiczone',
    );
    if (!collectionName || !hasComponents) continue;
    const table = `${collectionName}_cmps`;
    await db.raw('create index if not exists ?? on ?? (entity_id, field)', [`shop_${table}_entity_field`, table]);
  }
}
