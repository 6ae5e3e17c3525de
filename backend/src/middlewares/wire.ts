import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { ShopError } from '../domain/shop-error';
import { findInvalidQueryKey } from '../platform/http/validate-query';
import { isDraftKey, replaceRowIds, withoutDraftKeys } from '../platform/http/document-ids';

/** Converts responses to `{data: {id, attributes}}` with document ids, and restricts drafts to the storefront. */
export default (_config: unknown, _: { strapi: Core.Strapi }) => async (ctx: Context, next: Next) => {
  if (!ctx.path.startsWith('/api/')) return next();
  // Null bytes are never valid, and PostgreSQL rejects them.
  if (ctx.url.includes('%00')) throw new ShopError('MalformedRequest', 'The URL contains a null byte');
  const format = (ctx.request.headers['strapi-response-format'] ??= 'v4');
  if (!ctx.state.storefront && Object.keys(ctx.query).some(isDraftKey)) {
    ctx.query = withoutDraftKeys(ctx.query) as typeof ctx.query;
  }
  const bad = findInvalidQueryKey(ctx.query);
  if (bad) throw new errors.ValidationError(`Invalid key ${bad}`);
  await next();
  const body: unknown = ctx.body;
  if (format === 'v4' && typeof body === 'object' && body !== null && 'data' in body) replaceRowIds(body.data);
};
