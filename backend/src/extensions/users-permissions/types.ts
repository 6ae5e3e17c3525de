import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

type Action = (ctx: Context) => Promise<unknown>;
export type Actions = Record<string, Action>;

export interface Route {
  method: string;
  path: string;
  handler: string;
  config?: { prefix?: string; auth?: false; middlewares?: string[]; policies?: unknown[] };
}

type Routes = { type?: string; routes: Route[] };
type Service = Record<string, unknown>;
type Factory<T> = T | ((context: { strapi: Core.Strapi }) => T);

/** The parts of the plugin that the shop extends; some are factories in Strapi, some are not. */
export interface UsersPermissions {
  controllers: Record<string, Factory<Actions>>;
  services: Record<string, Factory<Service>>;
  routes: { 'content-api': Routes | ((strapi: Core.Strapi) => Routes) };
  contentTypes: { user: { schema: { attributes: Record<string, unknown> } } };
}

/** Extends a part of the plugin, whether or not it is a factory. */
export function extend<T>(part: Factory<T> | undefined, change: (built: T) => T): Factory<T> {
  if (part === undefined) throw new Error('users-permissions lacks a part that the shop extends');
  if (typeof part !== 'function') return change(part);
  const build = part as (context: { strapi: Core.Strapi }) => T;
  return (context) => change(build(context));
}
