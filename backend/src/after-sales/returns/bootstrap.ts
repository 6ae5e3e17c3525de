import type { Core } from '@strapi/strapi';
import { createUniqueIndex } from '../../platform/database/unique-indexes';

const LOOKUP: Record<string, string> = {
  shop_order_returns_order: 'order_returns (order_id)',
  shop_order_returns_open: 'order_returns (order_id, send_back_by) where ended_at is null',
  shop_order_returns_withdrawal: 'order_returns (withdrawal_id) where withdrawal_id is not null',
};

export async function bootstrapReturns(strapi: Core.Strapi): Promise<void> {
  // One return per accepted statement, and per dialog of an operator.
  await createUniqueIndex(strapi, 'shop_order_returns_key', 'order_returns (key)');
  for (const [name, target] of Object.entries(LOOKUP))
    await strapi.db.connection.raw(`create index if not exists ${name} on ${target}`);
}
