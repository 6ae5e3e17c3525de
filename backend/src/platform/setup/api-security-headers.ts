import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';

/** Responses of the public API are JSON for programs, never pages or frames. */
const API_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
};

type Handler = (ctx: Context, next: Next) => Promise<unknown>;
type Factory = (config: unknown, context: { strapi: Core.Strapi }) => Handler;

/** Replaces `strapi::security` for the API, because it builds its headers for every request; the admin keeps it. */
export function registerApiHeaders(strapi: Core.Strapi): void {
  strapi.get('middlewares').extend(
    'strapi::security',
    (factory: Factory): Factory =>
      (config, context) => {
        const ofStrapi = factory(config, context);
        return (ctx, next) => {
          if (!ctx.path.startsWith('/api/')) return ofStrapi(ctx, next);
          ctx.set(API_HEADERS);
          return next();
        };
      },
  );
}
