import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refreshRights } from './check-rights';
import { fakeCaches } from './fake-caches.fixtures';
import type { OfflineTexts } from './offline-pages';
import { POOL } from './pool-config';
import { removeSavedLesson, saveLesson } from './save-lesson';
import { readManifest } from './saved-lessons';

const texts = new Proxy({} as OfflineTexts, { get: (_, name) => String(name) });
const page = { language: 'nl-NL', texts };
const FILM = 'f'.repeat(1000);
const ALL = ['', '/captions.vtt', '/film.mp4', '/poster'];
const pathsOf = (lesson: string): string[] => ALL.map((part) => `/offline/${lesson}${part}`);
const COMMON = ['/offline', '/offline/check', '/offline/manifest.json'];

let device: ReturnType<typeof fakeCaches>;
let owner: string | null;
let open: string[];
let film: () => Response;
let isFree: boolean;
let acknowledged: number[];
const register = vi.fn(async () => undefined);
const unregister = vi.fn(async () => true);

const json = (data: object, status = 200): Response => Response.json({ data }, { status });
function answer(path: string): Response {
  if (path.endsWith('/playback'))
    return json({
      src: '/media/v/x/video.mp4',
      poster: '/media/v/x/poster.webp',
      seconds: 9,
      captions: [{ locale: 'nl', label: 'Nederlands', src: '/media/v/x/captions-nl.vtt' }],
      acknowledged,
      cues: ['<b>Rustig</b>'],
      game: { title: 'Otter', text: 'Zwem.' },
    });
  if (path === '/api/academy/offline')
    return owner === null
      ? Response.json({ error: { name: 'Unauthorized' } }, { status: 401 })
      : json({ owner, open, now: 5 });
  return path.endsWith('.mp4') ? film() : new Response('small');
}

beforeEach(() => {
  device = fakeCaches();
  [owner, open, isFree] = ['me', ['a', 'b'], true];
  acknowledged = [6];
  film = () => new Response(FILM, { headers: { 'content-length': '1000' } });
  register.mockClear();
  unregister.mockClear();
  vi.stubGlobal('caches', device.storage);
  vi.stubGlobal('window', { localStorage: { getItem: () => null } });
  vi.stubGlobal('fetch', async (path: string) => answer(path));
  vi.stubGlobal('navigator', {
    locks: {
      request: (_: string, { ifAvailable }: { ifAvailable: boolean }, run: (lock: object | null) => unknown) =>
        run(isFree || !ifAvailable ? {} : null),
    },
    serviceWorker: {
      register,
      getRegistration: async () => ({ active: { scriptURL: 'https://shop.example/sw.js' }, unregister }),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const save = (id = 'a', signal = new AbortController().signal) =>
  saveLesson(
    { id, title: 'Drijven', language: 'nl-NL', locale: 'nl', goal: 'Drijf.', floats: '', floatCount: 6, stopSigns: [] },
    { texts, signal, onProgress: () => undefined },
  );
const stored = () => device.paths(POOL.cache);

describe('saveLesson', () => {
  it('stores a lesson as a whole, and its page without markup of the texts', async () => {
    expect(await save()).toMatchObject({ ok: true, manifest: { owner: 'me', checkedAt: 5, lessons: [{ id: 'a' }] } });
    expect(stored()).toEqual([...COMMON, ...pathsOf('a')].sort());
    const cache = await device.storage.open(POOL.cache);
    const response = await cache.match('/offline/a');
    expect(response?.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await response?.text();
    expect(html).toContain('&lt;b&gt;Rustig&lt;/b&gt;');
    expect(html).not.toContain('<script');
  });

  it.each([
    [
      'a connection that is cut at 40 %',
      () => (film = () => new Response(FILM.slice(600), { headers: { 'content-length': '1000' } })),
      'unreachable',
    ],
    ['a refused film', () => (film = () => new Response(null, { status: 403 })), 'unreachable'],
    ['a full device', () => vi.stubGlobal('caches', (device = fakeCaches(900)).storage), 'full'],
    ['another tab that saves', () => (isFree = false), 'busy'],
    ['an ended session', () => (owner = null), 'signedOut'],
    ['promises that nobody made', () => (acknowledged = []), 'rules'],
    ['promises for more floats only', () => (acknowledged = [8]), 'rules'],
  ])('with %s leaves nothing behind', async (_, arrange, problem) => {
    arrange();
    expect(await save()).toEqual({ ok: false, problem });
    expect(stored()).toBeNull();
  });

  it('keeps what was saved before when the next one does not fit', async () => {
    device = fakeCaches(9_000);
    vi.stubGlobal('caches', device.storage);
    await save();
    film = () => new Response('f'.repeat(5_000));
    expect(await save('b')).toEqual({ ok: false, problem: 'full' });
    expect((await readManifest())?.lessons.map(({ id }) => id)).toEqual(['a']);
    expect(stored()).toEqual([...COMMON, ...pathsOf('a')].sort());
  });

  it('that was cancelled stores nothing', async () => {
    const controller = new AbortController();
    film = () => {
      controller.abort();
      return new Response(FILM);
    };
    expect((await save('a', controller.signal)).ok).toBe(false);
    expect(stored()).toBeNull();
  });
});

it('has a worker after the check removed what another account saved, and with it the worker', async () => {
  await save();
  owner = 'you';
  expect(await save('b')).toMatchObject({ ok: true, manifest: { owner: 'you', lessons: [{ id: 'b' }] } });
  const [last = 0] = register.mock.invocationCallOrder.slice(-1);
  expect(last).toBeGreaterThan(unregister.mock.invocationCallOrder.at(-1) ?? 0);
});

it('removes what is left of a first saving that was cut off', async () => {
  await (await device.storage.open(POOL.cache)).put('/offline/a/film.mp4', new Response(FILM));
  await refreshRights(page);
  expect(stored()).toBeNull();
});

describe('what is saved', () => {
  beforeEach(async () => {
    await save('a');
    await save('b');
  });
  const ids = async () => (await readManifest())?.lessons.map(({ id }) => id) ?? null;

  it('is deleted one by one, with the worker at last', async () => {
    await removeSavedLesson('a', page);
    expect(stored()).toEqual([...COMMON, ...pathsOf('b')].sort());
    expect(unregister).not.toHaveBeenCalled();
    expect(await removeSavedLesson('b', page)).toBeNull();
    expect(stored()).toBeNull();
    expect(unregister).toHaveBeenCalledOnce();
  });

  it('counts time by the server after a check, and loses the files of a saving that was cut off', async () => {
    const cache = await device.storage.open(POOL.cache);
    for (const path of ['/offline/seen', '/offline/c/film.mp4', '/offline/a/film.mp4'])
      await cache.put(path, new Response('9'));
    await refreshRights(page);
    expect(stored()).toEqual([...COMMON, ...pathsOf('a'), ...pathsOf('b')].sort());
  });

  it.each([
    ['a grant ended', () => (open = ['b']), ['b']],
    ['all grants ended', () => (open = []), null],
    ['nobody is signed in', () => (owner = null), null],
    ['somebody else is signed in', () => (owner = 'you'), null],
    ['the server is down', () => vi.stubGlobal('fetch', async () => new Response(null, { status: 503 })), ['a', 'b']],
    [
      'there is no connection',
      () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline'))),
      ['a', 'b'],
    ],
  ])('is checked: %s', async (_, arrange, left) => {
    arrange();
    await refreshRights(page);
    expect(await ids()).toEqual(left);
  });
});
