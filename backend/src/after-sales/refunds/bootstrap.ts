import type { Core } from '@strapi/strapi';
import { createUniqueIndex } from '../../platform/database/unique-indexes';

const UNIQUE: Record<string, string> = {
  shop_refunds_key: 'refunds (key)',
  shop_refunds_provider_id: 'refunds (provider_id)',
};

const LOOKUP: Record<string, string> = {
  shop_refunds_order: 'refunds (order_id)',
  shop_refunds_payment: 'refunds (payment_id)',
  shop_refunds_due: "refunds (next_attempt_at) where state in ('requested', 'sent')",
};

export async function bootstrapRefunds(strapi: Core.Strapi): Promise<void> {
  for (const [name, target] of Object.entries(UNIQUE)) await createUniqueIndex(strapi, name, target);
  for (const [name, target] of Object.entries(LOOKUP))
    await strapi.db.connection.raw(`create index if not exists ${name} on ${target}`);
}
