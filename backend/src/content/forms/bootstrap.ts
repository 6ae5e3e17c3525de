import type { Core } from '@strapi/strapi';
import { EDIT, EXPLORER, grantContent } from '../../platform/admin/admin-roles';
import { applyViews } from '../../platform/admin/apply-views';
import { grantActions } from '../../platform/setup/public-permissions';
import { SUBMISSION } from './admin-routes';
import { componentViews, formViews } from './admin-view';
import { ensureFormIndexes } from './indexes';
import { nameForms } from './name-forms';

/** Editors manage forms but cannot read submissions; operators read submissions. */
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
  await nameForms(strapi.db.connection);
  // The route is only called by the storefront; the permission allows populating the form of a page's block.
  for (const type of ['public', 'authenticated']) await grantActions(strapi, type, ['api::form.form.find']);
  await applyViews(strapi, 'form-views', formViews, componentViews);
  await grantRoles(strapi);
}
