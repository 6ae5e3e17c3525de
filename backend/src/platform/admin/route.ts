import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { ShopError } from '../../domain/shop-error';
import type { Access } from './access';

/** A route of the admin's own API. */
export interface AdminRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/shop`, in the syntax of Koa's router. */
  path: string;
  allow: Access;
  /** Resolves to the `data` of the response; undefined when it wrote `ctx.body` itself, a file for example. */
  handle: (ctx: Context) => unknown;
}

/** A refusal becomes a response that the admin shows; any other error is left to Strapi. */
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
