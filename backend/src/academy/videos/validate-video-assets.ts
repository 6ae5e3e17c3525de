import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { NO_FILE, VIDEO_ASSET, noFilm } from './video-assets';
import { isVideoKey, removeVideo } from './video-files';

interface Params {
  documentId?: string;
  data?: Record<string, unknown>;
}

const READ_ONLY = ['seconds', 'width', 'height', 'bytes', 'state', 'problem', 'hls'];

const refuse = (message: string): never => {
  throw new errors.ValidationError(message, { errors: [{ path: ['key'], message, name: 'ValidationError' }] });
};

async function keyOf(strapi: Core.Strapi, documentId: string | undefined): Promise<string | undefined> {
  const row: { key: string } | null = await strapi.db.query(VIDEO_ASSET).findOne({ where: { documentId } });
  return row?.key;
}

async function checkNew(strapi: Core.Strapi, data: Record<string, unknown>): Promise<void> {
  if (!isVideoKey(data.key)) refuse('The key must have 3 to 64 lower-case letters, digits or dashes');
  if ((await strapi.db.query(VIDEO_ASSET).count({ where: { key: data.key } })) > 0)
    refuse('A video with this key already exists');
  Object.assign(data, noFilm(NO_FILE));
}

/** Videos of published lessons cannot be deleted, because customers may watch them. */
async function checkUnused(strapi: Core.Strapi, documentId: string | undefined): Promise<void> {
  const lesson: { title: string } | null = await strapi.db
    .query('api::lesson.lesson')
    .findOne({ where: { video: { documentId }, publishedAt: { $notNull: true } } });
  if (lesson)
    refuse(`The lesson “${lesson.title}” uses this video: choose another video or unpublish the lesson first`);
}

async function removeFiles(strapi: Core.Strapi, key: string): Promise<void> {
  try {
    await removeVideo(key);
  } catch (error) {
    strapi.log.error(`The files of the deleted video ${key} could not be removed: ${String(error)}`);
  }
}

/**
 * Editors set key and title; metadata is read from the file. The key is a folder name and part of URLs, so it cannot
 * change. Deleting a row deletes its files.
 */
export function validateVideoAssets(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== VIDEO_ASSET) return next();
    const { documentId, data } = context.params as Params;
    if (context.action === 'clone') refuse('A video cannot be duplicated: create a new one');
    if (context.action === 'create' && data) await checkNew(strapi, data);
    if (context.action === 'update' && data) {
      if (data.key !== undefined && data.key !== (await keyOf(strapi, documentId))) refuse('The key cannot be changed');
      for (const name of READ_ONLY) delete data[name];
    }
    if (context.action !== 'delete') return next();
    return strapi.db.transaction(async ({ onCommit }) => {
      await checkUnused(strapi, documentId);
      const key = await keyOf(strapi, documentId);
      const result = await next();
      // After the commit only: a bulk delete that fails keeps all rows and files.
      if (key) onCommit(() => void removeFiles(strapi, key));
      return result;
    });
  });
}
