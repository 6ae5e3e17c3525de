import type { Core } from '@strapi/strapi';
import { env } from '../../platform/env/env';
import { StorageDown } from '../../platform/files/s3-settings';
import { runSteps } from '../../platform/jobs/process-each';
import type { Job } from '../../platform/jobs/start-job';
import { revalidate } from '../../platform/revalidation/revalidate';
import { isStoredVideo } from '../videos/stored-videos';
import { VIDEO_ASSET, type VideoAsset, inspectVideoFile, saveState, setVersion } from '../videos/video-assets';
import {
  copyVideoFile,
  FILM,
  incomingFile,
  makeWorkFolder,
  POSTER,
  publishVersion,
  readIncoming,
  removeIncoming,
  videoFile,
} from '../videos/video-files';
import {
  type FilmUpload,
  finishUpload,
  isTriedTooOften,
  leaseUpload,
  releaseLease,
  RENEW_MS,
  renewLease,
} from './film-uploads';
import { packageFilm, type Packaged, removeWorkFolder } from './package-film';
import { noticeComplete, tidyUp } from './tidy-up';

const EVERY_MS = 30_000;
const FIRST_RUN_MS = 2_000;
/** An ffmpeg that hangs must not keep all later films waiting. */
const limitMs = (): number => (env().films.maxSeconds * 4 + 3600) * 1000;

const GIVEN_UP =
  'It could not be packaged: the server stopped several times while it tried. Export it smaller and upload it again.';

const DELETED = 'Its video was deleted.';
const NOT_HERE = 'The uploaded file is not on the server that packages films: tell your administrator.';

/** The video that a film is for; null when it was deleted meanwhile. */
const videoOf = (strapi: Core.Strapi, { video }: FilmUpload): Promise<VideoAsset | null> =>
  strapi.db.query(VIDEO_ASSET).findOne({ where: { documentId: video } });

/** Viewers of the former film keep it until they ask again: its segments stay, and an open file is not changed. */
async function publish(strapi: Core.Strapi, video: VideoAsset, row: FilmUpload, film: Packaged): Promise<void> {
  const version = film.hls === null ? null : `h${row.upload_id.slice(0, 16)}`;
  if (film.hls !== null && version !== null) await publishVersion(video.key, version, film.hls);
  await copyVideoFile(video.key, FILM, film.mp4);
  if (film.poster) await copyVideoFile(video.key, POSTER, film.poster);
  await saveState(strapi, video, await inspectVideoFile(videoFile(video.key, FILM)));
  await setVersion(strapi, video, version);
  revalidate(['lesson']);
}

/** Says what became of a film, and shows it. */
async function conclude(strapi: Core.Strapi, row: FilmUpload, film: Packaged | string): Promise<void> {
  if (typeof film === 'string') return finishUpload(strapi, row, { state: 'failed', problem: film });
  // As it is now: meanwhile it may have been deleted, or have got another film.
  const video = await videoOf(strapi, row);
  if (!video) return finishUpload(strapi, row, { state: 'failed', problem: DELETED });
  await publish(strapi, video, row, film);
  await finishUpload(strapi, row, { state: 'ready', has_poster: film.poster !== null });
}

/** Packages one film while its lease is renewed; without the lease, or when the server stops, ffmpeg is killed. */
async function work(strapi: Core.Strapi, row: FilmUpload, stop: AbortSignal): Promise<void> {
  const video = await videoOf(strapi, row);
  if (!video) return finishUpload(strapi, row, { state: 'failed', problem: DELETED });
  if (!(await readIncoming(row.upload_id))) return finishUpload(strapi, row, { state: 'failed', problem: NOT_HERE });
  if (isTriedTooOften(row)) return finishUpload(strapi, row, { state: 'failed', problem: GIVEN_UP });
  const lost = new AbortController();
  let percent = 0;
  const renewing = setInterval(() => {
    renewLease(strapi, row, percent).then(
      (isOurs) => isOurs || lost.abort(),
      // The database is asked again; the lease outlives a few failures.
      () => undefined,
    );
  }, RENEW_MS);
  const folder = await makeWorkFolder(`${row.upload_id}.${row.lease_token}`);
  try {
    // Throws while the bucket is away: an hour of packaging would be for nothing.
    await isStoredVideo(video.key, FILM);
    const film = await packageFilm({
      source: incomingFile(row.upload_id),
      folder,
      signal: AbortSignal.any([stop, lost.signal, AbortSignal.timeout(limitMs())]),
      onPercent: (found) => {
        percent = found;
      },
    });
    // Another worker may have taken over, and still reads the file.
    if (!(await renewLease(strapi, row, 99))) return;
    await conclude(strapi, row, film);
    await removeIncoming(row.upload_id);
  } catch (error) {
    // Neither is the film's fault.
    if (stop.aborted || error instanceof StorageDown) await releaseLease(strapi, row);
    if (!stop.aborted && !lost.signal.aborted) throw error;
  } finally {
    clearInterval(renewing);
    await removeWorkFolder(folder);
  }
}

export function filmJob(strapi: Core.Strapi): Job {
  const stopping = new AbortController();
  strapi.server.httpServer.once('close', () => stopping.abort());
  const packageAll = async (): Promise<void> => {
    for (let row = await leaseUpload(strapi, new Date()); row; row = await leaseUpload(strapi, new Date())) {
      if (stopping.signal.aborted) return releaseLease(strapi, row);
      await work(strapi, row, stopping.signal);
    }
  };
  const run = async (): Promise<void> => {
    await runSteps(strapi, 'Films', { complete: () => noticeComplete(strapi) });
    try {
      await packageAll();
    } finally {
      if (!stopping.signal.aborted) await tidyUp(strapi, new Date());
    }
  };
  return { everyMs: EVERY_MS, firstRunMs: FIRST_RUN_MS, run };
}
