import type { Core } from '@strapi/strapi';
import { startListing } from '../catalog/listing/listing-store';
import { startRevalidation } from '../platform/revalidation/content-events';
import { configureAccounts } from '../platform/setup/account-settings';
import { ensureAdminRoles } from '../platform/admin/roles';
import { applyViews } from '../platform/admin/apply-views';
import { blockViews } from '../platform/setup/block-views';
import { coreViews } from '../platform/setup/core-views';
import { ensureFirstAdmin } from '../platform/setup/first-admin';
import { ensureIndexes } from '../platform/database/indexes';
import { ensureLocales } from '../platform/setup/locales';
import { configureMedia } from '../platform/setup/media-settings';
import { ensurePermissions } from '../platform/setup/permissions';

/** Everything a fresh database needs; each step leaves alone what is already there. */
export async function bootstrapCore(strapi: Core.Strapi): Promise<void> {
  await ensureIndexes(strapi);
  await ensureLocales(strapi);
  await ensurePermissions(strapi);
  await configureAccounts(strapi);
  await configureMedia(strapi);
  await ensureAdminRoles(strapi);
  await applyViews(strapi, 'views', coreViews, blockViews);
  await ensureFirstAdmin(strapi);
  startListing(strapi);
  startRevalidation(strapi);
}
