import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { parseRange } from '../../../contract/byte-range';
import { ShopError } from '../../domain/shop-error';
import type { AdminRoute } from '../../platform/admin/register-admin-routes';
import { allow } from '../../platform/admin/route-access';
import { linkToken, readLinkToken } from '../../platform/secrets/link-token';
import { sendStoredVideo } from '../videos/stored-videos';
import { VIDEO_ASSET } from '../videos/video-assets';
import { FILM, POSTER, videoFile, type VideoFileName } from '../videos/video-files';
import { findVideo } from './upload-routes';

const HOUR_MS = 60 * 60_000;
const TYPES: Record<VideoFileName, string> = { [FILM]: 'video/mp4', [POSTER]: 'image/webp' };
const isName = (name: unknown): name is VideoFileName => name === FILM || name === POSTER;

/** Tokens of this hour and of the one before are accepted: a preview opens for one to two hours. */
const purposeOf = (hour: number): string => `film-preview:${hour}`;
const currentHour = (): number => Math.floor(Date.now() / HOUR_MS);

/** A `<video>` sends no token of the admin, so the address carries one for this film. */
async function openPreview(strapi: Core.Strapi, ctx: Context): Promise<object> {
  const { documentId, state } = await findVideo(strapi, ctx.params.id);
  if (state !== 'ready') throw new ShopError('NotFound', 'There is no film yet');
  const folder = `/shop/film-previews/${linkToken(purposeOf(currentHour()), documentId)}`;
  return { film: `${folder}/${FILM}`, poster: `${folder}/${POSTER}` };
}

async function sendPreview(strapi: Core.Strapi, ctx: Context): Promise<undefined> {
  const { token, name } = ctx.params;
  const hours = [currentHour(), currentHour() - 1];
  const id = hours.map((hour) => readLinkToken(purposeOf(hour), token)).find((found) => found !== null);
  if (!id || !isName(name)) throw new ShopError('NotFound', 'This preview has ended: open the entry again');
  const { key } = await findVideo(strapi, id);
  ctx.set({
    'accept-ranges': 'bytes',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
  });
  // First, because this disk may have what the film was before, or nothing.
  if (await sendStoredVideo(ctx, key, name)) return undefined;
  const file = videoFile(key, name);
  const found = await stat(file).catch(() => null);
  if (!found) throw new ShopError('NotFound', 'There is no such film');
  const { size } = found;
  const range = parseRange(ctx.get('range'), size);
  if (range === 'none') {
    ctx.set('content-range', `bytes */${size}`);
    ctx.status = 416;
    ctx.body = '';
    return undefined;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  ctx.status = range ? 206 : 200;
  if (range) ctx.set('content-range', `bytes ${start}-${end}/${size}`);
  ctx.type = TYPES[name];
  ctx.length = end - start + 1;
  ctx.body = createReadStream(file, { start, end });
  return undefined;
}

export const previewRoutes = (strapi: Core.Strapi): AdminRoute[] => [
  {
    method: 'GET',
    path: '/videos/:id/preview',
    allow: allow('read', VIDEO_ASSET),
    handle: (ctx) => openPreview(strapi, ctx),
  },
  {
    method: 'GET',
    path: '/film-previews/:token/:name',
    allow: { policies: [], auth: false },
    handle: (ctx) => sendPreview(strapi, ctx),
  },
];
