import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { secret } from '../platform/env/env';
import { SECRET_HEADER, IP_HEADER } from '../../contract/headers';

const digest = (value: string): Buffer => createHash('sha256').update(value).digest();

/**
 * Authenticates the storefront by its shared secret. Only then the visitor's IP address it sends is trusted for rate
 * limits; otherwise the socket's address is used.
 */
export default (_config: unknown, _: { strapi: Core.Strapi }) => {
  const expected = digest(secret('SHOP_SECRET'));
  return async (ctx: Context, next: Next) => {
    const given = ctx.get(SECRET_HEADER);
    if (given && timingSafeEqual(digest(given), expected)) {
      ctx.state.storefront = true;
      const ip = ctx.get(IP_HEADER);
      if (isIP(ip)) ctx.request.ip = ip;
    }
    await next();
  };
};
