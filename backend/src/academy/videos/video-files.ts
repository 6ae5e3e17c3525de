import { copyFile, mkdir, open, readdir, rename, rm, stat, statfs, utimes } from 'node:fs/promises';
import path from 'node:path';
import { backendRoot, dataDir } from '../../platform/files/data-paths';
import { isStoredVideo, removeStoredVersion, removeStoredVideo, storeVideoFile } from './stored-videos';

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
    await storeVideoFile(key, name, draft);
    await rename(draft, videoFile(key, name));
  } finally {
    await rm(draft, { force: true });
  }
}

export async function removeVideo(key: string): Promise<void> {
  await rm(videoDir(key), { recursive: true, force: true });
  await removeStoredVideo(key);
}

/** Folder of one packaging inside a video's folder: a new one each time, so that current viewers keep the old segments. */
const VERSION = /^h[a-z0-9]{8,23}$/;
const isVersion = (name: string): boolean => VERSION.test(name);
const MAIN_PLAYLIST = 'main.m3u8';

/** Moves a finished folder of playlists and segments into the video's folder, as a whole. */
export async function publishVersion(key: string, version: string, from: string): Promise<void> {
  if (!isVersion(version)) throw new Error(`Invalid version: ${version}`);
  await mkdir(videoDir(key), { recursive: true, mode: 0o700 });
  for (const name of await namesIn(from)) await storeVideoFile(key, `${version}/${name}`, path.join(from, name));
  const target = path.join(videoDir(key), version);
  await rm(target, { recursive: true, force: true });
  await rename(from, target);
}

/** Copies a packaging that this disk has into the bucket. */
export async function storeVersion(key: string, version: string): Promise<void> {
  const folder = path.join(videoDir(key), version);
  for (const name of await namesIn(folder)) await storeVideoFile(key, `${version}/${name}`, path.join(folder, name));
}

/** On this disk, or in the bucket. */
export async function hasVersion(key: string, version: string): Promise<boolean> {
  const found = await stat(path.join(videoDir(key), version, MAIN_PLAYLIST)).catch(() => null);
  return (found?.isFile() ?? false) || (await isStoredVideo(key, `${version}/${MAIN_PLAYLIST}`));
}

/** From now on the packaging is a former one, which current viewers keep for a while. */
export async function retireVersion(key: string, version: string): Promise<void> {
  const now = new Date();
  await utimes(path.join(videoDir(key), version), now, now).catch(() => undefined);
}

/** Removes packagings that were retired before. @param keep The one that is shown. */
export async function removeOldVersions(key: string, keep: string | null, before: Date): Promise<void> {
  for (const name of await namesIn(videoDir(key))) {
    if (!isVersion(name) || name === keep) continue;
    const folder = path.join(videoDir(key), name);
    const found = await stat(folder).catch(() => null);
    if (!found || found.mtime >= before) continue;
    await removeStoredVersion(key, name);
    await rm(folder, { recursive: true, force: true });
  }
}

const namesIn = (dir: string): Promise<string[]> => readdir(dir).catch(() => []);

/** Films that are being uploaded, by the id of the upload; on the disk of this machine, or one that all share. */
export const incomingDir = (): string => path.join(dataDir(), 'private', 'incoming');
export const incomingFile = (uploadId: string): string => path.join(incomingDir(), path.basename(uploadId));
/** Where a film is packaged; each try has its own folder, because one that was given up may still be written to. */
const workDir = (): string => path.join(dataDir(), 'private', 'packaging');

export async function makeWorkFolder(name: string): Promise<string> {
  const folder = path.join(workDir(), path.basename(name));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** Removes what no upload and no packaging needs. Names of files begin with the id of their upload. */
export async function removeStrayFiles(isNeeded: (uploadId: string) => boolean, before: Date): Promise<void> {
  for (const dir of [incomingDir(), workDir()])
    for (const name of await namesIn(dir)) {
      const file = path.join(dir, name);
      const found = await stat(file).catch(() => null);
      if (found && found.mtime < before && !isNeeded(name.split('.')[0] ?? ''))
        await rm(file, { recursive: true, force: true });
    }
}

export async function removeIncoming(uploadId: string): Promise<void> {
  for (const file of [incomingFile(uploadId), `${incomingFile(uploadId)}.json`]) await rm(file, { force: true });
}

/** Bytes of an upload that have arrived, and when the last of them did; null before the first and after the end. */
export const readIncoming = (uploadId: string): Promise<{ bytes: number; at: Date } | null> =>
  stat(incomingFile(uploadId)).then(
    ({ size, mtime }) => ({ bytes: size, at: mtime }),
    () => null,
  );

export const receivedBytes = async (uploadId: string): Promise<number> => (await readIncoming(uploadId))?.bytes ?? 0;

/** Free bytes of the disk that films are on. */
export async function freeFilmBytes(): Promise<number> {
  await mkdir(incomingDir(), { recursive: true, mode: 0o700 });
  const { bavail, bsize } = await statfs(incomingDir());
  return bavail * bsize;
}
