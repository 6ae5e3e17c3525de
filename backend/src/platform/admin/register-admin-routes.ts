import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { ShopError } from '../../domain/shop-error';
import type { Access } from './route-access';

/** A route of the admin API. */
export interface AdminRoute {
  /** GET answers HEAD as well. */
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below `/shop`, in Koa router syntax. */
  path: string;
  allow: Access;
  /** Resolves to `data` of the response; undefined when it set `ctx.body` itself, for example to a file. */
  handle: (ctx: Context) => unknown;
}

/** Converts a ShopError into an error response; Strapi handles all other errors. */
export const toHandler = (handle: AdminRoute['handle']) => async (ctx: Context) => {
  ctx.set('cache-control', 'no-store');
  try {
    const data: unknown = await handle(ctx);
    if (data !== undefined) ctx.body = { data };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    const { status, name, message, details } = error;
    ctx.status = status;
    ctx.body = { data: null, error: { status, name, message, details } };
  }
};

/** Route files of Strapi always belong to the public API, so routes of the admin are registered in code. */
export function registerAdminRoutes(strapi: Core.Strapi, routes: AdminRoute[]): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/shop',
    routes: routes.map(({ method, path, allow, handle }) => ({
      method,
      path,
      handler: toHandler(handle),
      info: { type: 'admin' },
      config: allow,
    })),
  } as unknown as Parameters<Core.Strapi['server']['routes']>[0]);
}
