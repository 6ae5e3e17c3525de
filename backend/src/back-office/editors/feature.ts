import type { Core } from '@strapi/strapi';
import type { AdminRoute } from '../../platform/admin/register-admin-routes';
import { allow } from '../../platform/admin/route-access';
import type { Feature } from '../../platform/feature/feature';
import { readDefaultMaker } from './default-maker';

/** A string of two letters that is chosen by the country's name; the admin's half is src/admin/editors/country-input.tsx. */
const registerCountryField = (strapi: Core.Strapi): void =>
  strapi.customFields.register({ name: 'country', type: 'string' });

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
