import type { Core } from '@strapi/strapi';
import { allow } from '../../platform/admin/route-access';
import { readBrokenMenuLinks } from './broken-menu-links';
import type { AdminRoute } from '../../platform/admin/register-admin-routes';

/** Broken links of the menus, for admin users who may read menus. */
export const permalinkRoutes = (strapi: Core.Strapi): AdminRoute[] => [
  {
    method: 'GET',
    path: '/menus/dead-items',
    allow: allow('read', 'api::menu.menu'),
    handle: () => readBrokenMenuLinks(strapi),
  },
];
