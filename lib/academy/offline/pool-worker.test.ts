import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCaches } from './fake-caches.fixtures';
import { POOL } from './pool-config';
import { type WorkerScope, retirePoolWorker, runPoolWorker } from './pool-worker';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-07-01T10:00:00Z');
const ORIGIN = 'https://shop.example';

type Listener = (event: never) => void;

function start(run: typeof runPoolWorker) {
  const { storage, paths } = fakeCaches();
  const listeners = new Map<string, Listener>();
  const fetch = vi.fn<WorkerScope['fetch']>(async () => new Response('from the shop'));
  const unregister = vi.fn(async () => true);
  const scope = {
    caches: storage,
    fetch,
    skipWaiting: async () => undefined,
    registration: { unregister },
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
  };
  // As a browser gets it: from its source, without anything around it.
  const source = new Function('scope', 'config', `(${run.toString()})(scope, config)`) as typeof runPoolWorker;
  source(scope, POOL);
  /** Null when the worker leaves the request to the browser. */
  const ask = async (
    path: string,
    { mode = 'navigate', method = 'GET', range = '' } = {},
  ): Promise<Response | null> => {
    let answer: Promise<Response> | null = null;
    const headers = new Headers(range ? { range } : {});
    const request = { url: ORIGIN + path, mode, method, headers };
    const event = { request, respondWith: (given: Promise<Response>) => (answer = given) };
    listeners.get('fetch')?.(event as never);
    return answer;
  };
  const activate = async () => {
    let work: Promise<unknown> = Promise.resolve();
    const event = { waitUntil: (given: Promise<unknown>) => (work = given) };
    listeners.get('activate')?.(event as never);
    await work;
  };
  return { ask, activate, fetch, unregister, storage, paths };
}

async function saved(storage: CacheStorage, checkedAt = NOW) {
  const cache = await storage.open(POOL.cache);
  await cache.put('/offline/manifest.json', new Response(JSON.stringify({ owner: 'me', checkedAt, lessons: [] })));
  await cache.put('/offline', new Response('list'));
  await cache.put('/offline/check', new Response('check'));
  await cache.put('/offline/a', new Response('lesson'));
  await cache.put('/offline/a/film.mp4', new Response('0123456789', { headers: { 'content-type': 'video/mp4' } }));
}

let worker: ReturnType<typeof start>;
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  worker = start(runPoolWorker);
  return () => vi.useRealTimers();
});
const textOf = async (path: string): Promise<string | undefined> => (await worker.ask(path))?.text();
const placeOf = async (path: string): Promise<string | null | undefined> =>
  (await worker.ask(path))?.headers.get('location');

describe('the service worker', () => {
  it('leaves everything of the shop alone, and stores nothing of it', async () => {
    await saved(worker.storage);
    const before = worker.paths(POOL.cache);
    expect(await worker.ask('/api/me', { mode: 'cors' })).toBeNull();
    expect(await worker.ask('/_next/static/a.js', { mode: 'no-cors' })).toBeNull();
    expect(await worker.ask('/checkout', { method: 'POST' })).toBeNull();
    expect(await textOf('/shop')).toBe('from the shop');
    expect(worker.paths(POOL.cache)).toEqual(before);
  });

  it('shows what is saved instead of a page that can not be reached', async () => {
    worker.fetch.mockRejectedValue(new TypeError('offline'));
    await expect(worker.ask('/shop')).rejects.toThrow('offline');
    expect(worker.paths(POOL.cache)).toBeNull();
    await saved(worker.storage);
    expect(await textOf('/shop')).toBe('list');
    expect(await textOf('/offline')).toBe('list');
    expect(await textOf('/offline/a')).toBe('lesson');
    expect(await placeOf('/offline/gone')).toBe(`${ORIGIN}/offline`);
    expect((await worker.ask('/offline/manifest.json', { mode: 'cors' }))?.status).toBe(404);
  });

  it.each([
    ['bytes=0-1', 206, 'bytes 0-1/10', '01'],
    ['bytes=4-', 206, 'bytes 4-9/10', '456789'],
    ['bytes=-3', 206, 'bytes 7-9/10', '789'],
    ['bytes=8-99', 206, 'bytes 8-9/10', '89'],
    ['bytes=10-', 416, 'bytes */10', ''],
    ['bytes=-', 416, 'bytes */10', ''],
  ])('answers %s of a film', async (range, status, part, text) => {
    await saved(worker.storage);
    const response = await worker.ask('/offline/a/film.mp4', { mode: 'no-cors', range });
    expect([response?.status, response?.headers.get('content-range'), await response?.text()]).toEqual([
      status,
      part,
      text,
    ]);
  });
});

describe('rights of saved lessons', () => {
  const at = (days: number) => vi.setSystemTime(NOW + days * DAY_MS);
  const plays = async (): Promise<boolean> => {
    const page = await worker.ask('/offline/a');
    const film = await worker.ask('/offline/a/film.mp4', { mode: 'no-cors', range: 'bytes=0-' });
    expect([film?.status, page?.headers.get('location') ?? null]).toEqual(
      page?.status === 200 ? [206, null] : [403, `${ORIGIN}/offline/check`],
    );
    return page?.status === 200;
  };
  beforeEach(() => saved(worker.storage));

  it('end after 30 days; the page that says so and the list stay', async () => {
    at(30);
    expect(await plays()).toBe(true);
    at(30.01);
    expect(await plays()).toBe(false);
    expect(await textOf('/offline/check')).toBe('check');
    expect(await textOf('/offline')).toBe('list');
  });

  it('are not prolonged by a clock that is set back', async () => {
    at(31);
    expect(await plays()).toBe(false);
    at(29);
    expect(await plays()).toBe(false);
    at(30.5);
    expect(await plays()).toBe(false);
    at(-400);
    expect(await plays()).toBe(false);
  });

  it('do not depend on room for the time', async () => {
    const cache = await worker.storage.open(POOL.cache);
    cache.put = async () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    vi.spyOn(worker.storage, 'open').mockResolvedValue(cache);
    at(1);
    expect(await plays()).toBe(true);
  });

  it('bear a clock that is a little slow', async () => {
    at(-0.5);
    expect(await plays()).toBe(true);
  });
});

it('retires where saving is switched off: what was saved is gone', async () => {
  const retired = start(retirePoolWorker);
  await saved(retired.storage);
  await retired.activate();
  expect(retired.paths(POOL.cache)).toBeNull();
  expect(retired.unregister).toHaveBeenCalledOnce();
  expect(await retired.ask('/offline/a')).toBeNull();
});
