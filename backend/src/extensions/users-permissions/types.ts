import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

export type Action = (ctx: Context) => Promise<unknown>;
export type Actions = Record<string, Action>;

export interface Route {
  method: string;
  path: string;
  handler: string;
  config?: { prefix?: string; middlewares?: string[]; policies?: unknown[] };
}

type Routes = { type?: string; routes: Route[] };

/** The parts of the plugin that the shop extends; Strapi builds some of them by a function and some not. */
export interface UsersPermissions {
  controllers: Record<string, Actions | ((context: { strapi: Core.Strapi }) => Actions)>;
  routes: { 'content-api': Routes | ((strapi: Core.Strapi) => Routes) };
  contentTypes: { user: { schema: { attributes: Record<string, unknown> } } };
}
