import type { Core } from '@strapi/strapi';
import type { AdminRoute } from '../../platform/admin/register-admin-routes';
import { allow } from '../../platform/admin/route-access';
import type { Feature } from '../../platform/feature/feature';
import { readCompany } from '../../platform/settings/company';
import { HOME_COUNTRY } from '../../platform/settings/shop-settings';

/** A string of two letters that is chosen by the country's name; the admin's half is src/admin/editors/country-input.tsx. */
const registerCountryField = (strapi: Core.Strapi): void =>
  strapi.customFields.register({ name: 'country', type: 'string' });

/** What a new product has as its maker until an editor writes another one: the shop's own company. */
async function readDefaultMaker(strapi: Core.Strapi) {
  const { name, address, email } = await readCompany(strapi.db.connection);
  return { name, address, country: HOME_COUNTRY, email };
}

const editorRoutes = (strapi: Core.Strapi): AdminRoute[] => [
  {
    method: 'GET',
    path: '/default-maker',
    handle: () => readDefaultMaker(strapi),
    allow: allow('update', 'api::product.product'),
  },
];

export const feature: Feature = {
  name: 'back-office/editors',
  register: registerCountryField,
  adminRoutes: editorRoutes,
};
