import { existsSync } from 'node:fs';
import type { Core } from '@strapi/strapi';
import {
  FILM,
  POSTER,
  copyVideoFile,
  hasVersion,
  retireVersion,
  seedFile,
  storeVersion,
  videoFile,
} from './video-files';
import { inspectMp4 } from './inspect-mp4';
import { hasBucket, isStoredVideo, storeVideoFile } from './stored-videos';
import { isPostgres } from '../../platform/database/dialect';
import { StorageDown } from '../../platform/files/s3-settings';
import { reportError } from '../../platform/telemetry/report-error';

export const VIDEO_ASSET = 'api::video-asset.video-asset';

/** A video row: its metadata and whether it can be played. */
export interface VideoAsset {
  documentId: string;
  key: string;
  seconds: number | string | null;
  width: number | null;
  height: number | null;
  bytes: number | null;
  state: 'ready' | 'failed' | null;
  problem: string | null;
  /** Name of the packaging that is played (HLS); null: the MP4 is. */
  hls: string | null;
}

export type VideoState = Omit<VideoAsset, 'documentId' | 'key' | 'hls'>;

export const NO_FILE = 'No video has been uploaded yet.';
export const noFilm = (problem: string): VideoState => ({
  seconds: null,
  width: null,
  height: null,
  bytes: null,
  state: 'failed',
  problem,
});

/** The column is a 32-bit integer. */
const MAX_STORED_BYTES = 2 ** 31 - 1;

/** Inspects a video file and returns its metadata or the reason why it cannot be played. */
export async function inspectVideoFile(filename: string): Promise<VideoState> {
  if (!existsSync(filename)) return noFilm(NO_FILE);
  // An unreadable file must not keep the shop from starting.
  const inspected = await inspectMp4(filename).catch(() => 'The video file cannot be read.');
  if (typeof inspected === 'string') return noFilm(inspected);
  return { ...inspected, bytes: Math.min(inspected.bytes, MAX_STORED_BYTES), state: 'ready', problem: null };
}

export async function saveState(strapi: Core.Strapi, asset: VideoAsset, state: VideoState): Promise<void> {
  const differs = (Object.keys(state) as (keyof VideoState)[]).some((name) =>
    name === 'seconds' ? Number(asset.seconds ?? 0) !== Number(state.seconds ?? 0) : asset[name] !== state[name],
  );
  if (differs)
    await strapi.db.query(VIDEO_ASSET).update({ where: { documentId: asset.documentId }, data: state as never });
}

/** Sets which packaging of a film is played; null: its MP4. The former one stays for those who watch it. */
export async function setVersion(
  strapi: Core.Strapi,
  { documentId, key, hls: former }: Pick<VideoAsset, 'documentId' | 'key' | 'hls'>,
  hls: string | null,
): Promise<void> {
  if (former !== null && former !== hls) await retireVersion(key, former);
  await strapi.db.query(VIDEO_ASSET).update({ where: { documentId }, data: { hls } as never });
}

/** Copies what is on this disk only into the bucket, as after it was switched on. */
async function storeVideo({ key, hls }: VideoAsset): Promise<void> {
  // Before the film, whose presence there says that all of it is.
  if (hls) await storeVersion(key, hls);
  for (const name of [POSTER, FILM] as const)
    if (existsSync(videoFile(key, name))) await storeVideoFile(key, name, videoFile(key, name));
}

const isHere = (key: string): boolean => existsSync(videoFile(key, FILM)) || existsSync(seedFile(key, FILM));

async function syncVideoAsset(strapi: Core.Strapi, asset: VideoAsset): Promise<void> {
  const { key, hls, state } = asset;
  const isStored = await isStoredVideo(key, FILM);
  const mayBeElsewhere = hasBucket() || isPostgres(strapi.db.connection);
  // With other machines beside this one, the film may be on the disk of one of them, from before there was a bucket.
  if (mayBeElsewhere && state === 'ready' && !isStored && !isHere(key)) {
    strapi.log.error(`Films: ${key} is not on this machine, nor in a bucket`);
    return;
  }
  if (hls && !(await hasVersion(key, hls))) await setVersion(strapi, asset, null);
  // Any machine may have received it last: what this disk has, or lacks, says nothing.
  if (isStored) return;
  if (existsSync(videoFile(key, FILM))) await storeVideo(asset);
  else
    for (const name of [FILM, POSTER] as const)
      if (existsSync(seedFile(key, name))) await copyVideoFile(key, name, seedFile(key, name));
  await saveState(strapi, asset, await inspectVideoFile(videoFile(key, FILM)));
}

/**
 * Runs at startup: copies missing seed videos to the storage folder and updates each row from its file, so that a lost or
 * replaced file shows up in the admin and playback fails with a clear error.
 */
export async function syncVideoAssets(strapi: Core.Strapi): Promise<void> {
  const assets: VideoAsset[] = await strapi.db.query(VIDEO_ASSET).findMany();
  for (const asset of assets)
    try {
      await syncVideoAsset(strapi, asset);
    } catch (error) {
      // Nothing is known about the films while the bucket is away, and the shop starts without it.
      if (!(error instanceof StorageDown)) throw error;
      return reportError(strapi, 'Films', error);
    }
}
