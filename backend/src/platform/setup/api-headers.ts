import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';

/** What the public API answers is JSON for a program: never a page, never in a frame. */
const API_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
};

type Handler = (ctx: Context, next: Next) => Promise<unknown>;
type Factory = (config: unknown, context: { strapi: Core.Strapi }) => Handler;

/** `strapi::security` puts its headers together anew for every request; that is kept for the admin. */
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
