import type { Core } from '@strapi/strapi';
import { Metadata } from '@tus/server';
import type { Context } from 'koa';
import { ShopError } from '../../domain/shop-error';
import type { AdminRoute } from '../../platform/admin/register-admin-routes';
import { allow } from '../../platform/admin/route-access';
import { transact } from '../../platform/database/transact';
import { env } from '../../platform/env/env';
import { wakeJob } from '../../platform/jobs/start-job';
import { VIDEO_ASSET, type VideoAsset } from '../videos/video-assets';
import { freeFilmBytes, receivedBytes, removeIncoming } from '../videos/video-files';
import {
  createUploadId,
  deleteUpload,
  findNewestUpload,
  findOwnUpload,
  type FilmUpload,
  insertUpload,
  listOpenUploads,
  lockUploads,
  markWaiting,
  toShown,
} from './film-uploads';
import { withoutAbandoned } from './upload-age';
import { createAs, tusServer } from './tus-server';
import { checkAnnounced, shownName } from './upload-rules';

/** Same permission as editing the video's title; every request asks for it again. */
const ACCESS = allow('update', VIDEO_ASSET);
const UPLOAD_ID = /^[0-9a-f]{32}$/;

const adminOf = (ctx: Context): number => Number((ctx.state.user as { id: unknown }).id);

export async function findVideo(strapi: Core.Strapi, documentId: unknown): Promise<VideoAsset> {
  const where = { documentId: String(documentId) };
  const video: VideoAsset | null = await strapi.db.query(VIDEO_ASSET).findOne({ where });
  if (!video) throw new ShopError('NotFound', 'The video does not exist');
  return video;
}

async function requireOwn(strapi: Core.Strapi, ctx: Context): Promise<FilmUpload> {
  const uploadId = String(ctx.params.id);
  const row = UPLOAD_ID.test(uploadId) ? await findOwnUpload(strapi, uploadId, adminOf(ctx)) : undefined;
  if (!row) throw new ShopError('NotFound', 'There is no such upload');
  return row;
}

/** tus writes the response itself. */
async function passToTus(strapi: Core.Strapi, ctx: Context): Promise<undefined> {
  ctx.respond = false;
  await tusServer(strapi).handle(ctx.req, ctx.res);
  return undefined;
}

function readMetadata(header: string): Record<string, string | null> {
  try {
    return Metadata.parse(header);
  } catch {
    throw new ShopError('MalformedRequest', 'The metadata of the upload can not be read');
  }
}

async function drop(strapi: Core.Strapi, { upload_id: uploadId }: FilmUpload): Promise<void> {
  await deleteUpload(strapi.db.connection, uploadId);
  await removeIncoming(uploadId);
}

type NewUpload = Pick<FilmUpload, 'upload_id' | 'video' | 'admin' | 'name'> & { bytes: number };

/** @param open Uploads that have begun, without those that this one replaces. */
async function checkRoom(open: FilmUpload[], { admin, bytes }: NewUpload): Promise<void> {
  const { maxBytes, maxUploads } = env().films;
  let awaitedBytes = 0;
  for (const row of open) awaitedBytes += Number(row.bytes) - (await receivedBytes(row.upload_id));
  const ownOpen = open.filter((row) => row.admin === admin).length;
  const freeBytes = await freeFilmBytes();
  checkAnnounced({ bytes, maxBytes, open: open.length, ownOpen, maxOpen: maxUploads, freeBytes, awaitedBytes });
}

/** Writes an upload down if there is room. Returns those that it replaces: another file was chosen since for the same video. */
const reserve = (strapi: Core.Strapi, upload: NewUpload): Promise<FilmUpload[]> =>
  transact(strapi.db.connection, async (trx) => {
    await lockUploads(trx);
    const open = await listOpenUploads(trx);
    const isFormer = (row: FilmUpload): boolean => row.admin === upload.admin && row.video === upload.video;
    const others = open.filter((row) => !isFormer(row));
    await checkRoom(await withoutAbandoned(others, new Date()), upload);
    await insertUpload(trx, upload);
    return open.filter(isFormer);
  });

/** Begins an upload: what it is for, how long it is, and whether there is room, before its first byte. */
async function begin(strapi: Core.Strapi, ctx: Context): Promise<undefined> {
  const { video: documentId, filename } = readMetadata(ctx.get('upload-metadata'));
  const video = await findVideo(strapi, documentId);
  const bytes = /^\d{1,15}$/.test(ctx.get('upload-length')) ? Number(ctx.get('upload-length')) : Number.NaN;
  const uploadId = createUploadId();
  const name = shownName(filename ?? '');
  const upload = { upload_id: uploadId, video: video.documentId, admin: adminOf(ctx), name, bytes };
  for (const former of await reserve(strapi, upload)) await drop(strapi, former);
  await createAs(uploadId, () => passToTus(strapi, ctx));
  if (ctx.res.statusCode >= 400) await deleteUpload(strapi.db.connection, uploadId);
  return undefined;
}

async function proceed(strapi: Core.Strapi, ctx: Context): Promise<undefined> {
  const row = await requireOwn(strapi, ctx);
  if (row.state !== 'uploading' && ctx.method !== 'HEAD')
    throw new ShopError('ChangedMeanwhile', 'This upload is complete');
  return passToTus(strapi, ctx);
}

/** tus asks by HEAD how far an upload is. One that is there and was not noticed, because of a crash, goes on from here. */
async function tellOffset(strapi: Core.Strapi, ctx: Context): Promise<unknown> {
  const row = await requireOwn(strapi, ctx);
  const received = await receivedBytes(row.upload_id);
  if (received === Number(row.bytes) && (await markWaiting(strapi, row.upload_id))) wakeJob('films');
  return ctx.method === 'HEAD' ? passToTus(strapi, ctx) : toShown(row, received, adminOf(ctx));
}

async function cancel(strapi: Core.Strapi, ctx: Context): Promise<object> {
  const row = await requireOwn(strapi, ctx);
  if (row.state !== 'uploading') throw new ShopError('ChangedMeanwhile', 'This upload is complete');
  await drop(strapi, row);
  return {};
}

/** A lesson video with the film that is on its way to it. */
async function readFilm(strapi: Core.Strapi, ctx: Context): Promise<object> {
  const video = await findVideo(strapi, ctx.params.id);
  const row = await findNewestUpload(strapi, video.documentId);
  const upload = row ? toShown(row, await receivedBytes(row.upload_id), adminOf(ctx)) : null;
  const { documentId, key, state, problem, seconds, hls } = video;
  const shown = { id: documentId, key, state, problem, seconds: Number(seconds ?? 0), isPackaged: hls !== null };
  return { video: shown, upload, maxBytes: env().films.maxBytes };
}

export function uploadRoutes(strapi: Core.Strapi): AdminRoute[] {
  const route = (
    method: AdminRoute['method'],
    path: string,
    handle: (strapi: Core.Strapi, ctx: Context) => Promise<unknown>,
  ): AdminRoute => ({ method, path, allow: ACCESS, handle: (ctx) => handle(strapi, ctx) });
  return [
    route('POST', '/film-uploads', begin),
    route('PATCH', '/film-uploads/:id', proceed),
    route('GET', '/film-uploads/:id', tellOffset),
    route('DELETE', '/film-uploads/:id', cancel),
    route('GET', '/videos/:id/film', readFilm),
  ];
}
