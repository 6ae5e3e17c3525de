import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { StorageDown } from '../platform/files/s3-settings';
import { s3Store } from '../platform/files/s3-store';
import { sendStored } from '../platform/files/send-stored';

const NAME = /^\/(uploads\/[\w/.-]{1,300})$/;

/** Serves public files of the bucket under the paths that they have on disk. What is not in it may still be on this disk. */
export default (_config: unknown, _: { strapi: Core.Strapi }) => async (ctx: Context, next: Next) => {
  const store = s3Store();
  const [, name] = NAME.exec(ctx.path) ?? [];
  if (!store || name === undefined || name.includes('..') || (ctx.method !== 'GET' && ctx.method !== 'HEAD'))
    return next();
  let isSent: boolean;
  try {
    isSent = await sendStored(ctx, store, name);
  } catch (error) {
    if (!(error instanceof StorageDown)) throw error;
    ctx.status = 503;
    ctx.set('cache-control', 'no-store');
    ctx.body = error.message;
    return;
  }
  if (!isSent) await next();
};
