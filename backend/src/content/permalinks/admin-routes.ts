import type { Core } from '@strapi/strapi';
import { allow } from '../../platform/admin/route-access';
import { readDeadItems } from './broken-menu-links';
import type { AdminRoute } from '../../platform/admin/register-admin-routes';

/** What of the menus leads nowhere, for whoever may read menus. */
export const permalinkRoutes = (strapi: Core.Strapi): AdminRoute[] => [
  {
    method: 'GET',
    path: '/menus/dead-items',
    allow: allow('read', 'api::menu.menu'),
    handle: () => readDeadItems(strapi),
  },
];
