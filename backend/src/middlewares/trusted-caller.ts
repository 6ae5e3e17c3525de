import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { secret } from '../platform/env/env';

const digest = (value: string): Buffer => createHash('sha256').update(value).digest();

/**
 * Recognises the storefront by its secret. Only then the visitor's address it names is believed, which is what the
 * rate limits count by; without the secret the socket's own address holds.
 */
export default (_config: unknown, _: { strapi: Core.Strapi }) => {
  const expected = digest(secret('SHOP_SECRET'));
  return async (ctx: Context, next: Next) => {
    const given = ctx.get('x-shop-secret');
    if (given && timingSafeEqual(digest(given), expected)) {
      ctx.state.storefront = true;
      const ip = ctx.get('x-shop-ip');
      if (isIP(ip)) ctx.request.ip = ip;
    }
    await next();
  };
};
