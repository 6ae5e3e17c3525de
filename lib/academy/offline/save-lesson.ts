import { requestPlayback } from '@/lib/academy/player/player-requests';
import { acknowledgedFloats, readDevice, rulesOccasion } from '@/lib/academy/safety/acknowledgements';
import { sharedStorage } from '@/lib/core/browser-storage';
import { forgetSavedLessons, WORKER_PATH } from '@/lib/core/offline-cache';
import { checkRights } from './check-rights';
import { lessonPage, type OfflineLesson, type OfflineTexts, toPage } from './offline-pages';
import { POOL, savedPath } from './pool-config';
import {
  dropOthers,
  keepLessons,
  type Manifest,
  type PageLanguage,
  readManifest,
  writeManifest,
} from './saved-lessons';
import { whileLocked } from './while-locked';

/** What the page knows of a lesson; the rest comes with the permission to watch it. */
export type LessonToSave = Pick<OfflineLesson, 'id' | 'title' | 'language' | 'goal' | 'floats' | 'stopSigns'> & {
  locale: string;
  /** In the suit; null if the lesson says nothing. */
  floatCount: number | null;
};

export type SaveProblem = 'busy' | 'locked' | 'rules' | 'signedOut' | 'unreachable' | 'full' | 'off' | 'failed';
type Saved = { ok: true; manifest: Manifest } | { ok: false; problem: SaveProblem };

interface SaveOptions {
  texts: OfflineTexts;
  signal: AbortSignal;
  /** Whole percent of the film. */
  onProgress: (percent: number) => void;
}

class Failed extends Error {
  constructor(readonly problem: SaveProblem) {
    super(problem);
  }
}

/** Reads a file as a whole; one that was cut off is an error, never a shorter file. */
async function download(path: string, { signal, onProgress }: SaveOptions): Promise<Blob> {
  const response = await fetch(path, { credentials: 'same-origin', signal });
  if (response.status !== 200 || !response.body) throw new Failed('unreachable');
  // Of the compressed bytes, when there are any.
  const length = response.headers.has('content-encoding') ? 0 : Number(response.headers.get('content-length')) || 0;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = response.body.getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    parts.push(new Uint8Array(chunk.value));
    received += chunk.value.length;
    if (length > 0) onProgress(Math.min(100, Math.floor((received / length) * 100)));
  }
  if (length > 0 && received !== length) throw new Failed('unreachable');
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}

const PLAYBACK_PROBLEMS: Record<number, SaveProblem> = { 0: 'unreachable', 401: 'signedOut', 402: 'locked' };

/** Throws when the browser says beforehand that there is no room. */
async function requireRoom(bytes: number): Promise<void> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  if (quota !== undefined && usage !== undefined && quota - usage < bytes * 1.1) throw new Failed('full');
}

/** Everything of a lesson by its path in the cache. The film comes first: it is what fails. */
async function collect(lesson: LessonToSave, options: SaveOptions): Promise<Map<string, Response>> {
  const playback = await requestPlayback(lesson.id);
  if (!playback.ok) throw new Failed(PLAYBACK_PROBLEMS[playback.error.status] ?? 'failed');
  const { src, poster, captions, cues, game, acknowledged } = playback.data;
  // Without a connection nothing asks for them before the film.
  const promised = acknowledgedFloats(acknowledged, readDevice(sharedStorage));
  if (rulesOccasion(promised, lesson.floatCount)) throw new Failed('rules');
  const quiet = { ...options, onProgress: () => undefined };
  const film = await download(src, options);
  await requireRoom(film.size);
  const files = new Map([
    [savedPath(lesson.id, 'film.mp4'), new Response(film, { headers: { 'content-type': 'video/mp4' } })],
  ]);
  if (poster) files.set(savedPath(lesson.id, 'poster'), new Response(await download(poster, quiet)));
  const track = captions.find(({ locale }) => locale === lesson.locale);
  if (track) {
    const headers = { 'content-type': 'text/vtt; charset=utf-8' };
    files.set(savedPath(lesson.id, 'captions.vtt'), new Response(await download(track.src, quiet), { headers }));
  }
  const page = { ...lesson, cues, game, captions: track?.label ?? null, hasPoster: poster !== null };
  files.set(savedPath(lesson.id), toPage(lessonPage(page, options.texts)));
  return files;
}

async function bytesOf(files: Iterable<Response>): Promise<number> {
  let bytes = 0;
  for (const file of files) bytes += (await file.clone().blob()).size;
  return bytes;
}

/** Adds to the cache; when something does not fit, nothing of this lesson stays. */
async function store(
  lesson: LessonToSave,
  files: Map<string, Response>,
  { texts, signal }: SaveOptions,
): Promise<Manifest> {
  const page = { language: lesson.language, texts };
  const { owner, now } = await requireRights(page);
  // After the check, which removes it together with the last lesson.
  await navigator.serviceWorker.register(WORKER_PATH);
  const before = await readManifest();
  const bytes = await bytesOf(files.values());
  const cache = await caches.open(POOL.cache);
  try {
    for (const [path, file] of files) await cache.put(path, file);
    signal.throwIfAborted();
    const lessons = [...(before?.lessons ?? []), { id: lesson.id, title: lesson.title, bytes }];
    const manifest = { owner, checkedAt: now, lessons };
    await writeManifest(cache, manifest, page);
    return manifest;
  } catch (error) {
    await dropOthers(cache, before?.lessons ?? []);
    if (before) await keepLessons(before, before.lessons, page);
    else await forgetSavedLessons();
    throw error;
  }
}

/** Whose lessons these are. What another account saved, or may not be watched any more, is gone afterwards. */
async function requireRights(page: PageLanguage): Promise<{ owner: string; now: number }> {
  const rights = await checkRights(page);
  if (rights.kind === 'known') return rights;
  throw new Failed(rights.kind);
}

function problemOf(error: unknown): SaveProblem {
  if (error instanceof Failed) return error.problem;
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'full';
  return error instanceof TypeError || error instanceof DOMException ? 'unreachable' : 'failed';
}

async function save(lesson: LessonToSave, options: SaveOptions): Promise<Saved> {
  try {
    const known = await readManifest();
    // Another tab was faster.
    if (known?.lessons.some(({ id }) => id === lesson.id)) return { ok: true, manifest: known };
    const manifest = await store(lesson, await collect(lesson, options), options);
    // Asks not to clear it when room gets scarce; saved or not, it plays.
    void navigator.storage?.persist?.();
    return { ok: true, manifest };
  } catch (error) {
    if (!(await readManifest())) await forgetSavedLessons();
    return { ok: false, problem: problemOf(error) };
  }
}

/** Saves a lesson for playing without a connection: as a whole, or not at all. One at a time in this browser. */
export const saveLesson = async (lesson: LessonToSave, options: SaveOptions): Promise<Saved> =>
  (await whileLocked(() => save(lesson, options), { ifFree: true })) ?? { ok: false, problem: 'busy' };

/** Removes a saved lesson; with the last one everything goes, and null is left. */
export const removeSavedLesson = async (lesson: string, page: PageLanguage): Promise<Manifest | null> =>
  (await whileLocked(async () => {
    const manifest = await readManifest();
    return (
      manifest &&
      keepLessons(
        manifest,
        manifest.lessons.filter(({ id }) => id !== lesson),
        page,
      )
    );
  })) ?? null;
