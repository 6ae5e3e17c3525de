import type { Core, UID } from '@strapi/strapi';
import type { Context } from 'koa';

/** Steps of Strapi's own controllers: validate the query, remove restricted fields, convert to the wire format. */
export interface ContentController {
  validateQuery: (ctx: Context) => Promise<void>;
  sanitizeQuery: (ctx: Context) => Promise<Record<string, unknown>>;
  sanitizeOutput: (data: unknown, ctx: Context) => Promise<unknown>;
  transformResponse: (data: unknown, meta?: object) => Promise<unknown>;
}

export function contentController(strapi: Core.Strapi, uid: UID.ContentType): ContentController {
  return strapi.controller(uid as UID.Controller) as unknown as ContentController;
}
