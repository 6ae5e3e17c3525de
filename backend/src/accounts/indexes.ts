import type { Core } from '@strapi/strapi';
import { createUniqueIndex } from '../platform/database/unique-indexes';

const UNIQUE: Record<string, string> = {
  shop_account_sessions_hash: 'account_sessions (hash)',
  shop_account_codes_hash: 'account_codes (kind, hash)',
  shop_up_users_google_sub: 'up_users (google_sub)',
  shop_account_passkeys_credential: 'account_passkeys (credential_id)',
  shop_account_devices_user: 'account_devices (user_id, hash)',
};

const LOOKUP: Record<string, string> = {
  shop_account_sessions_user: 'account_sessions (user_id, last_seen)',
  shop_account_sessions_end: 'account_sessions (expires_at)',
  shop_account_codes_email: 'account_codes (email, kind)',
  shop_account_codes_user: 'account_codes (user_id, kind)',
  shop_account_codes_end: 'account_codes (expires_at)',
  shop_account_codes_document: 'account_codes (document_id)',
  shop_account_passkeys_user: 'account_passkeys (user_id)',
  shop_account_devices_hash: 'account_devices (hash)',
  /** For paging through a customer's orders. */
  shop_orders_user_newest: 'orders (user_id, id)',
  shop_orders_email: 'orders (email)',
};

export async function ensureAccountIndexes(strapi: Core.Strapi): Promise<void> {
  for (const [name, target] of Object.entries(UNIQUE)) await createUniqueIndex(strapi, name, target);
  for (const [name, target] of Object.entries(LOOKUP))
    await strapi.db.connection.raw(`create index if not exists ${name} on ${target}`);
}
