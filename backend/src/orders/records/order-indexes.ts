import type { Core } from '@strapi/strapi';
import { createUniqueIndex } from '../../platform/database/unique-indexes';

/** Uniqueness that the code relies on, in both databases. */
const UNIQUE: Record<string, string> = {
  shop_orders_order_nr: 'orders (order_nr)',
  shop_orders_slug: 'orders (slug)',
  shop_payments_provider_id: 'payments (provider_id)',
  shop_payments_attempt: 'payments (order_id, attempt)',
  shop_idempotency_keys_key: 'idempotency_keys (key)',
  shop_counters_year: 'counters (year)',
  shop_order_events_key: 'order_events (key) where key is not null',
  shop_alerts_topic: 'alerts (topic)',
};

/** Indexes for frequent lookups. */
const LOOKUP: Record<string, string> = {
  shop_orders_user: 'orders (user_id)',
  shop_order_lines_order: 'order_lines (order_id)',
  shop_order_lines_lots: 'order_lines (variant_id, id) where lots is not null',
  shop_order_events_order: 'order_events (order_id)',
  shop_payments_due: "payments (next_check_at) where state in ('open', 'pending', 'authorized')",
  shop_payments_recheck:
    "payments (next_check_at) where state in ('paid', 'failed', 'canceled', 'expired') and next_check_at is not null",
  shop_payments_returns: 'payments (id) where return_due > 0 and return_asked_at is null',
  shop_orders_open: "orders (reserved_until) where payment_status = 'open'",
  shop_orders_open_email: "orders (email) where payment_status = 'open'",
  shop_orders_network: 'orders (network_hash) where network_hash is not null',
  shop_stock_movements_variant: 'stock_movements (variant_id)',
  shop_payments_unstarted: "payments (created_at) where state = 'created'",
  shop_alerts_open: "alerts (id) where state = 'open'",
  shop_outbox_messages_order: 'outbox_messages (order_id)',
};

export async function ensureOrderIndexes(strapi: Core.Strapi): Promise<void> {
  for (const [name, target] of Object.entries(UNIQUE)) await createUniqueIndex(strapi, name, target);
  for (const [name, target] of Object.entries(LOOKUP))
    await strapi.db.connection.raw(`create index if not exists ${name} on ${target}`);
}
