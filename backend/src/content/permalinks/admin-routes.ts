import type { Core } from '@strapi/strapi';
import { allow, anyAdmin } from '../../platform/admin/route-access';
import { readBrokenMenuLinks } from './broken-menu-links';
import { listAddresses } from './list-addresses';
import type { AdminRoute } from '../../platform/admin/register-admin-routes';

/** Broken links of the menus, for admin users who may read menus, and where links can lead. */
export const permalinkRoutes = (strapi: Core.Strapi): AdminRoute[] => [
  {
    method: 'GET',
    path: '/menus/dead-items',
    allow: allow('read', 'api::menu.menu'),
    handle: () => readBrokenMenuLinks(strapi),
  },
  {
    method: 'GET',
    path: '/addresses',
    // All of them are published.
    allow: anyAdmin,
    handle: (ctx) => listAddresses(strapi.db.connection, ctx.query),
  },
];
