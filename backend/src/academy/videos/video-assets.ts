import { existsSync } from 'node:fs';
import type { Core } from '@strapi/strapi';
import { FILM, POSTER, copyVideoFile, seedFile, videoFile } from './video-files';
import { inspectMp4 } from './inspect-mp4';

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
}

export type VideoState = Omit<VideoAsset, 'documentId' | 'key'>;

export const NO_FILE = 'No video has been uploaded yet.';
export const noFilm = (problem: string): VideoState => ({
  seconds: null,
  width: null,
  height: null,
  bytes: null,
  state: 'failed',
  problem,
});

/** Inspects a video file and returns its metadata or the reason why it cannot be played. */
export async function inspectVideoFile(filename: string): Promise<VideoState> {
  if (!existsSync(filename)) return noFilm(NO_FILE);
  // An unreadable file must not keep the shop from starting.
  const inspected = await inspectMp4(filename).catch(() => 'The video file cannot be read.');
  return typeof inspected === 'string' ? noFilm(inspected) : { ...inspected, state: 'ready', problem: null };
}

export async function saveState(strapi: Core.Strapi, asset: VideoAsset, state: VideoState): Promise<void> {
  const differs = (Object.keys(state) as (keyof VideoState)[]).some((name) =>
    name === 'seconds' ? Number(asset.seconds ?? 0) !== Number(state.seconds ?? 0) : asset[name] !== state[name],
  );
  if (differs)
    await strapi.db.query(VIDEO_ASSET).update({ where: { documentId: asset.documentId }, data: state as never });
}

/**
 * Runs at startup: copies missing seed videos to the storage folder and updates each row from its file, so that a lost or
 * replaced file shows up in the admin and playback fails with a clear error.
 */
export async function syncVideoAssets(strapi: Core.Strapi): Promise<void> {
  const assets: VideoAsset[] = await strapi.db.query(VIDEO_ASSET).findMany();
  for (const asset of assets) {
    const { key } = asset;
    if (!existsSync(videoFile(key, FILM)))
      for (const name of [FILM, POSTER] as const)
        if (existsSync(seedFile(key, name))) await copyVideoFile(key, name, seedFile(key, name));
    await saveState(strapi, asset, await inspectVideoFile(videoFile(key, FILM)));
  }
}
