import { existsSync } from 'node:fs';
import type { Core } from '@strapi/strapi';
import { FILM, POSTER, copyVideoFile, seedFile, videoFile } from './video-files';
import { inspectMp4 } from './inspect-mp4';

export const VIDEO_ASSET = 'api::video-asset.video-asset';

/** A row of a film: what it is, and whether it can be played. */
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

export const NO_FILE = 'There is no film yet.';
export const noFilm = (problem: string): VideoState => ({
  seconds: null,
  width: null,
  height: null,
  bytes: null,
  state: 'failed',
  problem,
});

/** What the file at a place is worth. */
export async function inspectVideoFile(filename: string): Promise<VideoState> {
  if (!existsSync(filename)) return noFilm(NO_FILE);
  // One file that can't be read keeps no shop from opening.
  const facts = await inspectMp4(filename).catch(() => 'The film can’t be read.');
  return typeof facts === 'string' ? noFilm(facts) : { ...facts, state: 'ready', problem: null };
}

export async function saveState(strapi: Core.Strapi, asset: VideoAsset, state: VideoState): Promise<void> {
  const differs = (Object.keys(state) as (keyof VideoState)[]).some((name) =>
    name === 'seconds' ? Number(asset.seconds ?? 0) !== Number(state.seconds ?? 0) : asset[name] !== state[name],
  );
  if (differs)
    await strapi.db.query(VIDEO_ASSET).update({ where: { documentId: asset.documentId }, data: state as never });
}

/**
 * Before the shop opens: films that come with it are put where the gate finds them, and each row says what its file is.
 * A file that was lost, or changed by hand, shows in the admin and as a clear answer instead of a player that waits.
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
