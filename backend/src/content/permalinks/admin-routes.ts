import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { allow } from '../../platform/admin/access';
import { readDeadItems } from './dead-links';

/** What of the menus leads nowhere, for whoever may read menus. */
export function registerAddressRoutes(strapi: Core.Strapi): void {
  const deadItems = async (ctx: Context) => {
    ctx.body = { data: await readDeadItems(strapi) };
  };
  strapi.server.routes({
    type: 'admin',
    prefix: '/shop',
    routes: [
      {
        method: 'GET',
        path: '/menus/dead-items',
        handler: deadItems,
        info: { type: 'admin' },
        config: allow('read', 'api::menu.menu'),
      },
    ],
  } as unknown as Parameters<Core.Strapi['server']['routes']>[0]);
}
