import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { StorageDown } from '../platform/files/s3-settings';
import { s3Store } from '../platform/files/s3-store';

const NAME = /^\/(uploads\/[\w/.-]{1,300})$/;

/** Serves public files of the bucket under the paths that they have on disk. What is not in it may still be on this disk. */
export default (_config: unknown, _: { strapi: Core.Strapi }) => async (ctx: Context, next: Next) => {
  const store = s3Store();
  const [, name] = NAME.exec(ctx.path) ?? [];
  if (!store || name === undefined || name.includes('..') || (ctx.method !== 'GET' && ctx.method !== 'HEAD'))
    return next();
  const range = ctx.get('range');
  try {
    const opened = await store.open(name, /^bytes=\d*-\d*$/.test(range) ? { Range: range } : {});
    if (!opened) return await next();
    const { body, answer } = opened;
    ctx.status = answer.ContentRange === undefined ? 200 : 206;
    ctx.set('accept-ranges', 'bytes');
    ctx.set('content-type', answer.ContentType ?? 'application/octet-stream');
    if (answer.ContentRange !== undefined) ctx.set('content-range', answer.ContentRange);
    if (answer.ETag !== undefined) ctx.set('etag', answer.ETag);
    if (answer.LastModified) ctx.set('last-modified', answer.LastModified.toUTCString());
    if (answer.ContentLength !== undefined) ctx.length = answer.ContentLength;
    if (ctx.fresh) ctx.status = 304;
    if (ctx.method === 'HEAD' || ctx.fresh) body.destroy();
    else ctx.body = body;
  } catch (error) {
    if (!(error instanceof StorageDown)) throw error;
    ctx.status = 503;
    ctx.set('cache-control', 'no-store');
    ctx.body = error.message;
  }
};
