import path from 'node:path';
import type { Context } from 'koa';
import { BeyondEnd, type OpenedFile, type S3Store } from './s3-store';

const RANGE = /^bytes=(?:\d+-\d*|-\d+)$/;

/** Sends a file of the bucket, or the part of it that a browser asked for; false when there is none. */
export async function sendStored(ctx: Context, store: S3Store, name: string): Promise<boolean> {
  const range = ctx.get('range');
  try {
    const opened = await store.open(name, RANGE.test(range) ? { Range: range } : {});
    if (opened) answerWith(ctx, name, opened);
    return opened !== null;
  } catch (error) {
    if (!(error instanceof BeyondEnd)) throw error;
    ctx.status = 416;
    ctx.body = '';
    return true;
  }
}

function answerWith(ctx: Context, name: string, { body, answer }: OpenedFile): void {
  ctx.status = answer.ContentRange === undefined ? 200 : 206;
  ctx.set('accept-ranges', 'bytes');
  // By the name, as from the disk: what the shop writes itself has no type in the bucket.
  ctx.type = path.extname(name) || answer.ContentType || 'application/octet-stream';
  if (answer.ContentRange !== undefined) ctx.set('content-range', answer.ContentRange);
  if (answer.ETag !== undefined) ctx.set('etag', answer.ETag);
  if (answer.LastModified) ctx.set('last-modified', answer.LastModified.toUTCString());
  if (answer.ContentLength !== undefined) ctx.length = answer.ContentLength;
  if (ctx.fresh) ctx.status = 304;
  if (ctx.method === 'HEAD' || ctx.fresh) body.destroy();
  else ctx.body = body;
}
