import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { ApiError } from '../http/api-error';

const MAX_BYTES = 1024 * 1024;

/** Uploads belong to the admin: what the public API takes is small, and is refused before it reaches the disk. */
export default (_config: unknown, _: { strapi: Core.Strapi }) => async (ctx: Context, next: Next) => {
  if (ctx.path.startsWith('/api/')) {
    const length = ctx.get('content-length');
    const unknownLength = length === '' && ctx.get('transfer-encoding') !== '';
    if (Number(length) > MAX_BYTES) throw new ApiError(413, 'PayloadTooLarge', 'The request is too large');
    if (unknownLength && ctx.is('multipart/*') && !ctx.state.storefront) {
      throw new ApiError(411, 'LengthRequired', 'The request needs a content-length');
    }
  }
  await next();
};
