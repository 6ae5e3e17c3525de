/** Names that the worker and the pages share. */
export interface PoolConfig {
  cache: string;
  /** Path below which everything comes from the cache: `/offline`. */
  root: string;
  /** How long saved lessons play after their rights were checked. */
  days: number;
}

interface WorkerEvent {
  waitUntil: (promise: Promise<unknown>) => void;
}

interface RequestEvent extends WorkerEvent {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

/** What of a service worker's global scope is used. */
export interface WorkerScope {
  caches: CacheStorage;
  fetch: (request: Request) => Promise<Response>;
  skipWaiting: () => Promise<void>;
  registration: { navigationPreload?: { enable: () => Promise<void> }; unregister: () => Promise<boolean> };
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
    (type: 'fetch', listener: (event: RequestEvent) => void): void;
  };
}

/**
 * The service worker. It stores nothing itself: saved lessons are put into the cache by the page that saves them. It answers
 * what is below `/offline`, and shows the list of saved lessons instead of a page that can not be reached; everything else it
 * leaves to the network. Sent as its own source (`app/sw.js`), so it must use nothing from outside.
 */
export function runPoolWorker(scope: WorkerScope, { cache: cacheName, root, days }: PoolConfig): void {
  const DAY_MS = 86_400_000;
  const MANIFEST = `${root}/manifest.json`;
  const SEEN = `${root}/seen`;
  const CHECK = `${root}/check`;

  const redirect = ({ url }: Request, path: string): Response => Response.redirect(new URL(path, url).href, 302);
  const numberOf = async (response: Response | undefined): Promise<number> => Number(await response?.text()) || 0;

  /**
   * Whether saved lessons may play: within `days` of the last check of their rights. The highest time ever seen counts, and a
   * clock that was set back by more than a day needs a check first, so setting it back does not prolong anything.
   */
  async function mayPlay(cache: Cache, now: number): Promise<boolean> {
    const manifest: { checkedAt?: unknown } = (await (await cache.match(MANIFEST))?.json()) ?? {};
    const checkedAt = Number(manifest.checkedAt) || 0;
    const seen = Math.max(await numberOf(await cache.match(SEEN)), checkedAt);
    if (now + DAY_MS < seen) return false;
    // On a full device it plays all the same.
    if (now > seen) await cache.put(SEEN, new Response(String(now))).catch(() => undefined);
    return Math.max(now, seen) - checkedAt <= days * DAY_MS;
  }

  /** A part of a stored file: Safari plays films only by ranges. */
  async function cut(response: Response, range: string): Promise<Response> {
    const blob = await response.blob();
    const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
    const start = from === '' ? Math.max(0, blob.size - Number(to)) : Number(from);
    const end = from === '' || to === '' ? blob.size - 1 : Math.min(Number(to), blob.size - 1);
    if ((from === '' && to === '') || start > end)
      return new Response(null, { status: 416, headers: { 'content-range': `bytes */${blob.size}` } });
    const headers = new Headers(response.headers);
    headers.set('content-range', `bytes ${start}-${end}/${blob.size}`);
    headers.set('content-length', String(end - start + 1));
    return new Response(blob.slice(start, end + 1), { status: 206, headers });
  }

  async function answer(request: Request): Promise<Response> {
    // `has` first: opening would create an empty cache.
    if (!(await scope.caches.has(cacheName))) return scope.fetch(request);
    const cache = await scope.caches.open(cacheName);
    const path = new URL(request.url).pathname;
    const found = path === MANIFEST || path === SEEN ? undefined : await cache.match(path);
    const isList = path === root || path === CHECK;
    if (found && !isList && !(await mayPlay(cache, Date.now())))
      return request.mode === 'navigate' ? redirect(request, CHECK) : new Response(null, { status: 403 });
    const range = request.headers.get('range');
    if (found) return range ? cut(found, range) : found;
    // A lesson that was deleted meanwhile.
    return request.mode === 'navigate' && !isList ? redirect(request, root) : new Response(null, { status: 404 });
  }

  async function navigate({ request, preloadResponse }: RequestEvent): Promise<Response> {
    try {
      return (await preloadResponse) ?? (await scope.fetch(request));
    } catch (error) {
      const cache = (await scope.caches.has(cacheName)) ? await scope.caches.open(cacheName) : null;
      // In its place: the address stays, to be loaded again.
      const list = await cache?.match(root);
      if (list) return list;
      throw error;
    }
  }

  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) =>
    event.waitUntil(scope.registration.navigationPreload?.enable() ?? Promise.resolve()),
  );
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET') return;
    const path = new URL(request.url).pathname;
    if (path === root || path.startsWith(`${root}/`)) event.respondWith(answer(request));
    else if (request.mode === 'navigate') event.respondWith(navigate(event));
  });
}

/** Takes the place of the worker where saving is switched off: removes what was saved, and itself. */
export function retirePoolWorker(scope: WorkerScope, { cache }: PoolConfig): void {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) =>
    event.waitUntil(scope.caches.delete(cache).then(() => scope.registration.unregister())),
  );
}
