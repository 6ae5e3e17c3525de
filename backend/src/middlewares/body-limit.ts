import { rm } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { listUploads } from '../platform/files/uploads';
import { ShopError } from '../domain/shop-error';

const MEGABYTE = 1024 * 1024;
const MAX_BYTES = MEGABYTE;
/** Total size of the files of a form or review. Only for the storefront, which has checked the visitor. */
const MAX_FORM_BYTES = 25 * MEGABYTE;

const acceptsFiles = (ctx: Context): boolean => ctx.path.startsWith('/api/forms/') || ctx.path === '/api/reviews';

function limitOf(ctx: Context): number {
  const isForm = ctx.method === 'POST' && acceptsFiles(ctx) && ctx.is('multipart/*');
  return isForm && ctx.state.storefront ? MAX_FORM_BYTES : MAX_BYTES;
}

function checkLength(ctx: Context): void {
  const length = ctx.get('content-length');
  const unknownLength = length === '' && ctx.get('transfer-encoding') !== '';
  if (Number(length) > limitOf(ctx)) throw new ShopError('PayloadTooLarge', 'The request is too large');
  const mayStream = ctx.state.storefront && !acceptsFiles(ctx);
  if (unknownLength && ctx.is('multipart/*') && !mayStream) {
    throw new ShopError('LengthRequired', 'The request needs a content-length');
  }
}

/** Strapi's body parser writes files to disk before a controller runs, and only cleans up after the admin. */
async function removeUploads(ctx: Context): Promise<void> {
  const { files } = ctx.request as { files?: unknown };
  await Promise.all(listUploads(files).map((upload) => rm(upload.path, { force: true })));
}

/** Limits request bodies of the public API before they are written to disk. */
export default (_config: unknown, _: { strapi: Core.Strapi }) => async (ctx: Context, next: Next) => {
  if (!ctx.path.startsWith('/api/')) return next();
  checkLength(ctx);
  try {
    await next();
  } finally {
    await removeUploads(ctx);
  }
};
