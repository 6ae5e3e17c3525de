import type { Context, Next } from 'koa';
import { readBody } from '../platform/http/request-helpers';

/** Strapi counts attempts to sign in to the admin per email as typed: blanks around it must not open a second share. */
export default () => async (ctx: Context, next: Next) => {
  const body = readBody(ctx);
  if (ctx.path.startsWith('/admin/') && typeof body === 'object' && body !== null && 'email' in body)
    if (typeof body.email === 'string') body.email = body.email.trim();
  await next();
};
