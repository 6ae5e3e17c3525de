import type { Core } from '@strapi/strapi';
import { createUniqueIndex } from '../../platform/database/unique-indexes';

const UNIQUE: Record<string, string> = {
  shop_forms_slug: 'forms (locale, slug) where published_at is not null',
  shop_form_submissions_token: 'form_submissions (token_hash)',
};

const LOOKUP: Record<string, string> = {
  shop_form_submissions_form: 'form_submissions (form, received_at)',
  shop_form_submissions_sender: 'form_submissions (lower(sender))',
  shop_form_submissions_expiry: 'form_submissions (expires_at)',
  shop_consent_records_visitor: 'consent_records (visitor)',
  shop_consent_records_created: 'consent_records (created_at)',
};

export async function ensureFormIndexes(strapi: Core.Strapi): Promise<void> {
  for (const [name, target] of Object.entries(UNIQUE)) await createUniqueIndex(strapi, name, target);
  for (const [name, target] of Object.entries(LOOKUP))
    await strapi.db.connection.raw(`create index if not exists ${name} on ${target}`);
}
