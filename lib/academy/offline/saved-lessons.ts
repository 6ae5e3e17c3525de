import { forgetSavedLessons } from '@/lib/core/offline-cache';
import { checkPage, listPage, type OfflineTexts, toPage } from './offline-pages';
import { POOL, savedPath } from './pool-config';
import type { SavedLesson } from './saved-lesson';

/** The language of the pages that are stored. */
export interface PageLanguage {
  /** BCP 47. */
  language: string;
  texts: OfflineTexts;
}

/** What is saved on this device, and for whom. It is written last, so a lesson in it is complete. */
export interface Manifest {
  /** Tag of the account; another one may not see what this one saved. */
  owner: string;
  /** When the rights were last checked, by the server's clock. Milliseconds. */
  checkedAt: number;
  lessons: SavedLesson[];
}

const PATH = `${POOL.root}/manifest.json`;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isSaved = (value: unknown): value is SavedLesson =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  typeof value['title'] === 'string' &&
  typeof value['bytes'] === 'number';

function parseManifest(json: unknown): Manifest | null {
  if (!isRecord(json) || typeof json['owner'] !== 'string' || typeof json['checkedAt'] !== 'number') return null;
  const lessons = Array.isArray(json['lessons']) ? json['lessons'].filter(isSaved) : [];
  return { owner: json['owner'], checkedAt: json['checkedAt'], lessons };
}

/** Null when nothing is saved; does not create the cache. */
export async function readManifest(): Promise<Manifest | null> {
  if (!(await caches.has(POOL.cache))) return null;
  const stored = await (await caches.open(POOL.cache)).match(PATH);
  return parseManifest(await stored?.json().catch(() => null));
}

/** Stores what is saved by now, with the pages that list it. */
export async function writeManifest(
  cache: Cache,
  manifest: Manifest,
  { language, texts }: PageLanguage,
): Promise<void> {
  await cache.put(POOL.root, toPage(listPage(manifest.lessons, language, texts)));
  await cache.put(`${POOL.root}/check`, toPage(checkPage(language, texts)));
  // Last: a lesson in it is complete.
  await cache.put(PATH, new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/json' } }));
}

/** What the worker writes: the highest time that this device ever had. */
export const SEEN = savedPath('seen');

const COMMON = new Set([POOL.root, savedPath('check'), PATH, SEEN]);

/** Removes the files of all other lessons, also of one whose saving was cut off. */
export async function dropOthers(cache: Cache, kept: SavedLesson[]): Promise<void> {
  const isKept = (path: string): boolean =>
    COMMON.has(path) || kept.some(({ id }) => path === savedPath(id) || path.startsWith(`${savedPath(id)}/`));
  for (const request of await cache.keys()) if (!isKept(new URL(request.url).pathname)) await cache.delete(request);
}

/** Keeps these lessons only; null, with nothing left, when there are none. */
export async function keepLessons(
  manifest: Manifest,
  kept: SavedLesson[],
  page: PageLanguage,
): Promise<Manifest | null> {
  if (kept.length === 0) {
    await forgetSavedLessons();
    return null;
  }
  const cache = await caches.open(POOL.cache);
  const next = { ...manifest, lessons: kept };
  await writeManifest(cache, next, page);
  await dropOthers(cache, kept);
  return next;
}
