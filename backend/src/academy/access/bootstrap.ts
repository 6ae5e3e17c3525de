import type { Core } from '@strapi/strapi';
import { EXPLORER, grantContent } from '../../platform/admin/admin-roles';
import { ensureAppendOnly } from '../../platform/database/append-only';
import { createUniqueIndex } from '../../platform/database/unique-indexes';

const UNIQUE: Record<string, string> = {
  shop_video_assets_key: 'video_assets (key)',
  // One row for each thing that a line opens, however often its order is settled.
  shop_grants_line: "grants (order_line_id, scope, coalesce(target, ''))",
  shop_watch_progress_viewer: 'watch_progress (viewer, lesson)',
};

const INDEXES: Record<string, string> = {
  shop_grants_order: 'grants (order_id)',
  shop_grants_user: 'grants (user_id)',
  shop_grants_email: 'grants (email)',
};

/** What was granted, to whom and for what stays as it was written; these tell what became of it. */
const GRANT_STATE = [
  'state',
  'revoked_at',
  'revoked_by',
  'reason',
  'credited_to',
  'paid_cents',
  'updated_at',
  // Of gifts by address: claimed by an account, or forgotten with it.
  'user_id',
  'email',
];

export async function bootstrapAcademy(strapi: Core.Strapi): Promise<void> {
  for (const [name, target] of Object.entries(UNIQUE)) await createUniqueIndex(strapi, name, target);
  for (const [name, target] of Object.entries(INDEXES))
    await strapi.db.connection.raw(`create index if not exists ${name} on ${target}`);
  await ensureAppendOnly(strapi, 'grants', { except: GRANT_STATE });
  await grantContent(strapi, 'editor-videos', 'strapi-editor', [
    { actions: [`${EXPLORER}.read`], subject: 'api::video-asset.video-asset' },
  ]);
}
