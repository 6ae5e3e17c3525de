import type { Core } from '@strapi/strapi';
import { EXPLORER, grantContent } from '../../platform/admin/admin-roles';
import { applyViews } from '../../platform/admin/apply-views';
import { createUniqueIndex } from '../../platform/database/unique-indexes';
import { redirectViews } from './admin-view';

export async function bootstrapRedirects(strapi: Core.Strapi): Promise<void> {
  await createUniqueIndex(strapi, 'shop_redirects_from', "redirects (from_path, coalesce(language, ''))");
  await applyViews(strapi, 'redirect-views', redirectViews);
  await grantContent(strapi, 'editor-redirects', 'strapi-editor', [
    {
      actions: ['create', 'read', 'update', 'delete'].map((action) => `${EXPLORER}.${action}`),
      subject: 'api::redirect.redirect',
    },
  ]);
}
