import type { Core } from '@strapi/strapi';
import { startListing } from '../catalog/listing-store';
import { startRevalidation } from '../revalidate/content-events';
import { configureAccounts } from './accounts';
import { ensureAdminRoles } from './admin-roles';
import { applyViews } from './admin-views/apply-views';
import { blockViews } from './admin-views/block-views';
import { coreViews } from './admin-views/core-views';
import { ensureFirstAdmin } from './first-admin';
import { ensureIndexes } from './indexes';
import { ensureLocales } from './locales';
import { configureMedia } from './media';
import { ensurePermissions } from './permissions';

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
