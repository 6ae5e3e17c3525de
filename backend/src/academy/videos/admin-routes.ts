import { open } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { listUploads } from '../../platform/files/uploads';
import { allow } from '../../platform/admin/route-access';
import { revalidate } from '../../platform/revalidation/revalidate';
import { VIDEO_ASSET, type VideoAsset, inspectVideoFile, saveState, setVersion } from './video-assets';
import { FILM, POSTER, type VideoFileName, copyVideoFile, videoFile } from './video-files';
import type { AdminRoute } from '../../platform/admin/register-admin-routes';

/** Same permission as editing the video's title. */
const ACCESS = allow('update', VIDEO_ASSET);

async function isWebp(filename: string): Promise<boolean> {
  const file = await open(filename, 'r');
  try {
    const bytes = Buffer.alloc(12);
    await file.read(bytes, 0, 12, 0);
    return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  } finally {
    await file.close();
  }
}

/** Error message for an invalid file, null if it is valid. */
const problemOf: Record<VideoFileName, (filename: string) => Promise<string | null>> = {
  [FILM]: async (filename) => (await inspectVideoFile(filename)).problem,
  [POSTER]: async (filename) => ((await isWebp(filename)) ? null : 'The poster must be a WebP picture.'),
};

/**
 * `POST /shop/videos/{id}/video.mp4` and `…/poster.webp`, a form with one `file` of at most 200 MB (config/middlewares).
 * Replaces the former file only if the upload is complete and playable; current viewers keep streaming the old file.
 */
export function videoRoutes(strapi: Core.Strapi): AdminRoute[] {
  const receive = (name: VideoFileName) => async (ctx: Context) => {
    const where = { documentId: String(ctx.params.id) };
    const asset: VideoAsset | null = await strapi.db.query(VIDEO_ASSET).findOne({ where });
    if (!asset) throw new errors.NotFoundError('The video does not exist');
    const [upload] = listUploads((ctx.request as { files?: unknown }).files);
    if (!upload) throw new errors.ValidationError('Choose a file first.');
    const problem = await problemOf[name](upload.path);
    if (problem) throw new errors.ValidationError(problem);
    await copyVideoFile(asset.key, name, upload.path);
    // With a bucket, another machine may have the film of this poster.
    if (name === FILM) {
      await saveState(strapi, asset, await inspectVideoFile(videoFile(asset.key, FILM)));
      // Sent without packaging: the former qualities are those of another film.
      await setVersion(strapi, asset, null);
    }
    revalidate(['lesson']);
    return await strapi.db.query(VIDEO_ASSET).findOne({ where });
  };
  return ([FILM, POSTER] as const).map((name) => ({
    method: 'POST',
    path: `/videos/:id/${name}`,
    handle: receive(name),
    allow: ACCESS,
  }));
}
