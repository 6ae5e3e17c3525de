import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { backendRoot, dataDir } from '../../platform/files/data-paths';

/** Fixed file names; the folder name identifies the video. The storefront's access check reads both files. */
export const FILM = 'video.mp4';
export const POSTER = 'poster.webp';
export type VideoFileName = typeof FILM | typeof POSTER;

const KEY = /^[a-z0-9-]{3,64}$/;
export const isVideoKey = (key: unknown): key is string => typeof key === 'string' && KEY.test(key);

/** Private folder: files are only served to viewers with a grant. */
function videoDir(key: string): string {
  if (!isVideoKey(key)) throw new Error(`Invalid video key: ${key}`);
  return path.join(dataDir(), 'private', 'videos', key);
}

export const videoFile = (key: string, name: VideoFileName): string => path.join(videoDir(key), name);

/** Videos of the seed. */
export const seedDir = (): string => path.join(backendRoot(), 'seed', 'videos');
export const seedFile = (key: string, name: VideoFileName): string =>
  path.join(seedDir(), `${key}${path.extname(name)}`);

let written = 0;

/** Temporary file in the target folder, so that the final rename is atomic and current viewers keep the old file. */
async function makeDraft(key: string, name: VideoFileName): Promise<string> {
  await mkdir(videoDir(key), { recursive: true, mode: 0o700 });
  written += 1;
  return path.join(videoDir(key), `${name}.${process.pid}-${written}.tmp`);
}

/** Copies a file into a video's folder atomically. */
export async function copyVideoFile(key: string, name: VideoFileName, from: string): Promise<void> {
  const draft = await makeDraft(key, name);
  try {
    await copyFile(from, draft);
    const file = await open(draft, 'r+');
    await file.sync().finally(() => file.close());
    await rename(draft, videoFile(key, name));
  } finally {
    await rm(draft, { force: true });
  }
}

export const removeVideo = (key: string): Promise<void> => rm(videoDir(key), { recursive: true, force: true });
