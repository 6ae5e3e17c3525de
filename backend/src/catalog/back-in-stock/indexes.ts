import type { Core } from '@strapi/strapi';
import { createUniqueIndex } from '../../platform/database/unique-indexes';

export async function ensureBackInStockIndexes(strapi: Core.Strapi): Promise<void> {
  const { connection: db } = strapi.db;
  // At most one pending request per variant and email address.
  await createUniqueIndex(
    strapi,
    'shop_back_in_stock_waiting',
    "back_in_stock_requests (variant_id, email) where state = 'waiting'",
  );
  await db.raw('create index if not exists shop_back_in_stock_email on back_in_stock_requests (email)');
}
