import type { Core } from '@strapi/strapi';
import type { AdminRoute } from '../../platform/admin/register-admin-routes';
import { allow } from '../../platform/admin/route-access';
import type { Feature } from '../../platform/feature/feature';
import { readDefaultMaker } from './default-maker';

/**
 * Fields with inputs of their own in src/admin/editors: a string of two letters that is chosen by the country's name, and links
 * that are chosen by the title of what they lead to.
 */
const registerFields = (strapi: Core.Strapi): void =>
  strapi.customFields.register([
    { name: 'country', type: 'string' },
    { name: 'link', type: 'string' },
    { name: 'long-link', type: 'text' },
  ]);

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
  register: registerFields,
  adminRoutes: editorRoutes,
};
