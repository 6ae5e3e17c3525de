import type { Core } from '@strapi/strapi';
import { EXPLORER, grantContent } from '../bootstrap/admin-roles';
import { createUniqueIndex } from '../bootstrap/indexes';

const UNIQUE: Record<string, string> = {
  shop_video_assets_key: 'video_assets (key)',
  // One row for what a piece of a line opens, however often its order is settled.
  shop_grants_line: "grants (order_line_id, unit, scope, coalesce(target, ''))",
  shop_watch_progress_viewer: 'watch_progress (viewer, lesson)',
};

const INDEXES: Record<string, string> = {
  shop_grants_order: 'grants (order_id)',
  shop_grants_user: 'grants (user_id)',
  shop_grants_email: 'grants (email)',
};

export async function bootstrapAcademy(strapi: Core.Strapi): Promise<void> {
  for (const [name, target] of Object.entries(UNIQUE)) await createUniqueIndex(strapi, name, target);
  for (const [name, target] of Object.entries(INDEXES))
    await strapi.db.connection.raw(`create index if not exists ${name} on ${target}`);
  await grantContent(strapi, 'editor-videos', 'strapi-editor', [
    { actions: [`${EXPLORER}.read`], subject: 'api::video-asset.video-asset' },
  ]);
}
