import type { Core } from '@strapi/strapi';
import { applyViews } from '../admin/apply-views';
import { ensureAdminRoles } from '../admin/roles';
import { ensureIndexes } from '../database/indexes';
import type { Feature } from '../feature/feature';
import { configureAccounts } from './account-settings';
import { registerApiHeaders } from './api-headers';
import { blockViews } from './block-views';
import { coreViews } from './core-views';
import { ensureFirstAdmin } from './first-admin';
import { keepChildren } from './keep-children';
import { guardLanguages } from './language-rights';
import { pictureRoutes } from './list-pictures';
import { ensureLocales } from './locales';
import { configureMedia } from './media-settings';
import { ensurePermissions } from './permissions';
import { registerBlocks } from './register-blocks';

/** Prepares a new database; every step keeps existing data. */
async function bootstrap(strapi: Core.Strapi): Promise<void> {
  await ensureIndexes(strapi);
  await ensureLocales(strapi);
  await ensurePermissions(strapi);
  await configureAccounts(strapi);
  await configureMedia(strapi);
  await ensureAdminRoles(strapi);
  await applyViews(strapi, 'views', coreViews, blockViews);
  await ensureFirstAdmin(strapi);
}

export const feature: Feature = {
  name: 'platform/setup',
  register: (strapi) => {
    registerApiHeaders(strapi);
    registerBlocks(strapi);
    guardLanguages(strapi);
    keepChildren(strapi);
  },
  adminRoutes: pictureRoutes,
  bootstrap,
};
