import type { Core } from '@strapi/strapi';
import { EXPLORER, grantContent } from '../../platform/admin/admin-roles';
import { fillGrantCurrencies } from '../../orders/records/fill-currencies';
import { ensureAppendOnly } from '../../platform/database/append-only';
import { createUniqueIndex } from '../../platform/database/unique-indexes';

const UNIQUE: Record<string, string> = {
  shop_video_assets_key: 'video_assets (key)',
  // One grant per order line and target, however often the order is synchronized.
  shop_grants_line: "grants (order_line_id, scope, coalesce(target, ''))",
  shop_watch_progress_viewer: 'watch_progress (viewer, lesson)',
  shop_safety_acknowledgements_user: 'safety_acknowledgements (user_id, floats, version)',
};

const INDEXES: Record<string, string> = {
  shop_grants_order: 'grants (order_id)',
  shop_grants_user: 'grants (user_id)',
  shop_grants_email: 'grants (email)',
};

/** Mutable columns; the rest of a grant (what, to whom, why) is append-only. */
const GRANT_STATE = [
  'state',
  'revoked_at',
  'revoked_by',
  'reason',
  'credited_to',
  'paid_cents',
  'updated_at',
  // Gifts to an email address are claimed by an account or erased with it.
  'user_id',
  'email',
];

export async function bootstrapAcademy(strapi: Core.Strapi): Promise<void> {
  for (const [name, target] of Object.entries(UNIQUE)) await createUniqueIndex(strapi, name, target);
  for (const [name, target] of Object.entries(INDEXES))
    await strapi.db.connection.raw(`create index if not exists ${name} on ${target}`);
  await fillGrantCurrencies(strapi.db.connection);
  await ensureAppendOnly(strapi, 'grants', { except: GRANT_STATE });
  await grantContent(strapi, 'editor-videos', 'strapi-editor', [
    { actions: [`${EXPLORER}.read`], subject: 'api::video-asset.video-asset' },
  ]);
}
