import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { allow } from '../../platform/admin/route-access';
import { readDeadItems } from './dead-links';
import type { AdminRoute } from '../../platform/admin/register-admin-routes';

/** What of the menus leads nowhere, for whoever may read menus. */
export function permalinkRoutes(strapi: Core.Strapi): AdminRoute[] {
  const deadItems = async (ctx: Context) => {
    return await readDeadItems(strapi);
  };
  return [
    {
      method: 'GET',
      path: '/menus/dead-items',
      handle: deadItems,
      allow: allow('read', 'api::menu.menu'),
    },
  ];
}
