import type { Core } from '@strapi/strapi';
import { DEFAULT_LOCALE, LOCALES } from '../../../contract/locales';
import { EXPLORER, grantContent } from '../../platform/admin/admin-roles';
import { applyViews } from '../../platform/admin/apply-views';
import { createUniqueIndex } from '../../platform/database/unique-indexes';
import type { Feature } from '../../platform/feature/feature';
import { optionViews } from './admin-view';
import { moveOptions, restoreOldOptions } from './move-options';
import { validateCombinations } from './validate-combinations';
import { validateOptions } from './validate-options';
import { validateValuesOfProducts } from './validate-values-of-products';

const SUBJECTS = ['api::product-option.product-option', 'api::option-value.option-value'];
const READ = [`${EXPLORER}.read`];
const EDIT = ['create', 'read', 'update', 'delete'].map((action) => `${EXPLORER}.${action}`);

/** Editors make options, translators put them into words, and whoever reads variants reads their values. */
async function grantOptions(strapi: Core.Strapi): Promise<void> {
  const grant = (key: string, role: string, actions: string[], fields?: string[]) =>
    grantContent(
      strapi,
      key,
      role,
      SUBJECTS.map((subject) => ({ actions, subject, ...(fields && { fields }) })),
    );
  await grant('editor-options', 'strapi-editor', EDIT);
  await grant('operator-options', 'shop-operator', READ);
  await grant('safety-options', 'shop-safety', READ);
  await grant('translator-reads-options', 'shop-translator', READ);
  const translated = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
  await grant('translator-options', 'shop-translator', [`${EXPLORER}.update`], translated);
}

async function bootstrap(strapi: Core.Strapi): Promise<void> {
  const db = strapi.db.connection;
  await restoreOldOptions(db);
  await createUniqueIndex(strapi, 'shop_product_options_key', 'product_options (key)');
  await createUniqueIndex(strapi, 'shop_option_values_code', 'option_values (code)');
  await applyViews(strapi, 'option-views', optionViews);
  await grantOptions(strapi);
}

export const feature: Feature = {
  name: 'catalog/options',
  register: (strapi) => {
    moveOptions(strapi);
    validateOptions(strapi);
    validateCombinations(strapi);
    validateValuesOfProducts(strapi);
  },
  bootstrap,
};
