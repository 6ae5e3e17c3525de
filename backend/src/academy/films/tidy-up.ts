import type { Core } from '@strapi/strapi';
import { processEach, runSteps } from '../../platform/jobs/process-each';
import { VIDEO_ASSET, type VideoAsset } from '../videos/video-assets';
import { receivedBytes, removeIncoming, removeOldVersions, removeStrayFiles } from '../videos/video-files';
import { deleteUpload, type FilmUpload, listAllUploads, listOpenUploads, markWaiting } from './film-uploads';
import { ageOf } from './upload-age';

const HOUR_MS = 60 * 60_000;
/** An upload that nothing was added to for this long is not continued any more. */
const STALE_MS = 48 * HOUR_MS;
/** How long editors can read what became of an upload. */
const KEPT_MS = 30 * 24 * HOUR_MS;
/** As long as a playback lasts, and an hour. */
const FORMER_MS = 5 * HOUR_MS;

/** Finds uploads that are complete and whose last request ended before it could say so. */
export async function noticeComplete(strapi: Core.Strapi): Promise<void> {
  const rows = await listOpenUploads(strapi.db.connection);
  await processEach(strapi, 'Complete uploads', rows, async ({ upload_id: uploadId, bytes }) => {
    if ((await receivedBytes(uploadId)) === Number(bytes)) await markWaiting(strapi, uploadId);
  });
}

const isEnded = ({ state }: FilmUpload): boolean => state === 'ready' || state === 'failed';

/** Removes uploads that are not continued, files that nothing refers to, and packagings of former films. */
export async function tidyUp(strapi: Core.Strapi, now: Date): Promise<void> {
  const rows = await listAllUploads(strapi);
  const videos: Pick<VideoAsset, 'documentId' | 'key' | 'hls'>[] = await strapi.db.query(VIDEO_ASSET).findMany();
  const known = new Set(videos.map(({ documentId }) => documentId));
  const gone: FilmUpload[] = [];
  for (const row of rows) {
    const age = await ageOf(row, now);
    const isStale = row.state === 'uploading' && age > STALE_MS;
    if (isStale || (isEnded(row) && (age > KEPT_MS || !known.has(row.video)))) gone.push(row);
  }
  await processEach(strapi, 'Ended uploads', gone, async ({ upload_id: uploadId }) => {
    await deleteUpload(strapi.db.connection, uploadId);
    await removeIncoming(uploadId);
  });
  const needed = new Set(
    rows.filter((row) => !gone.includes(row) && !isEnded(row)).map(({ upload_id: uploadId }) => uploadId),
  );
  await runSteps(strapi, 'Films', {
    stray: () => removeStrayFiles((uploadId) => needed.has(uploadId), new Date(now.getTime() - HOUR_MS)),
    former: () =>
      processEach(strapi, 'Former films', videos, ({ key, hls }) =>
        removeOldVersions(key, hls, new Date(now.getTime() - FORMER_MS)),
      ),
  });
}
