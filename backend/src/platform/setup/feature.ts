import type { Core } from '@strapi/strapi';
import { applyViews } from '../admin/apply-views';
import { ensureAdminRoles } from '../admin/admin-roles';
import { createComponentIndexes } from '../database/component-indexes';
import { ensureIndexes } from '../database/unique-indexes';
import type { Feature } from '../feature/feature';
import { shareLimits } from '../http/limit-counters';
import { moveDeliveryDays } from '../database/move-delivery-days';
import { configureAccounts } from './configure-accounts';
import { registerApiHeaders } from './api-security-headers';
import { blockViews } from './block-help-texts';
import { coreViews } from './content-type-views';
import { ensureFirstAdmin } from './first-admin';
import { enforceHiddenTypes } from './hide-content-types';
import { restoreChildrenOnPublish } from './restore-children-on-publish';
import { enforceLanguagePermissions } from './language-permissions';
import { listThumbnailRoutes } from './list-thumbnails';
import { keepStoredLabels } from './keep-stored-labels';
import { ensureLocales } from './create-locales';
import { configureMedia } from './configure-media';
import { ensurePermissions } from './public-permissions';
import { registerBlocks } from './register-blocks';

/** Prepares a new database; every step keeps existing data. */
async function bootstrap(strapi: Core.Strapi): Promise<void> {
  await shareLimits(strapi);
  await ensureIndexes(strapi);
  await createComponentIndexes(strapi);
  await ensureLocales(strapi);
  await ensurePermissions(strapi);
  await configureAccounts(strapi);
  await configureMedia(strapi);
  await ensureAdminRoles(strapi);
  await applyViews(strapi, 'views', coreViews, blockViews);
  keepStoredLabels(strapi);
  await ensureFirstAdmin(strapi);
}

export const feature: Feature = {
  name: 'platform/setup',
  register: (strapi) => {
    moveDeliveryDays(strapi);
    registerApiHeaders(strapi);
    registerBlocks(strapi);
    enforceLanguagePermissions(strapi);
    enforceHiddenTypes(strapi);
    restoreChildrenOnPublish(strapi);
  },
  adminRoutes: listThumbnailRoutes,
  bootstrap,
};
