import type { Core } from '@strapi/strapi';
import { EDIT, EXPLORER, grantContent } from '../../platform/admin/admin-roles';
import { applyViews } from '../../platform/admin/apply-views';
import { grantActions } from '../../platform/setup/public-permissions';
import { SUBMISSION } from './admin-routes';
import { componentViews, formViews } from './admin-view';
import { ensureFormIndexes } from './indexes';

/** Forms are content, what people sent with them is not: who writes the one does not read the other. */
async function grantRoles(strapi: Core.Strapi): Promise<void> {
  await grantContent(strapi, 'editor-forms', 'strapi-editor', [
    { actions: [...EDIT, `${EXPLORER}.delete`], subject: 'api::form.form' },
  ]);
  await grantContent(strapi, 'operator-forms', 'shop-operator', [
    { actions: [`${EXPLORER}.read`], subject: SUBMISSION },
    { actions: [`${EXPLORER}.update`], subject: SUBMISSION, fields: ['state'] },
  ]);
}

export async function bootstrapForms(strapi: Core.Strapi): Promise<void> {
  await ensureFormIndexes(strapi);
  // Its route is the storefront's alone; the permission lets a page name the form of its block.
  for (const type of ['public', 'authenticated']) await grantActions(strapi, type, ['api::form.form.find']);
  await applyViews(strapi, 'form-views', formViews, componentViews);
  await grantRoles(strapi);
}
