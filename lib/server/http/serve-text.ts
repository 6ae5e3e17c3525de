import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { isOutage } from '@/lib/backend/errors';
import { ENCODED_HEADER } from '@/lib/backend/preserved-headers';
import { reportError } from '@/lib/core/report-error';
import { entityTag, isUnchanged } from './entity-tag';

/** A text that is the same for everybody and costs more than a page to make. */
export interface ServedText {
  /** Tells it from the others, language included. */
  key: string;
  type: string;
  /** Null if there is nothing to serve now. */
  build: () => Promise<string | null>;
}

interface Kept {
  plain: Buffer<ArrayBuffer>;
  gzipped: Buffer<ArrayBuffer>;
  etag: string;
  builtAt: number;
}

const toGzip = promisify(gzip);

/** How long a text is sent without asking the cached reads again: it is made once, however many ask. */
const FRESH_MS = 2_000;
const RETRY_SECONDS = 60;
const MAX_BYTES = 64 * 1024 * 1024;

/** The last good text of each key, in bounded memory. */
const store = new LRUCache<string, Kept>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ plain, gzipped }) => plain.length + gzipped.length,
});
const pending = new Map<string, Promise<Kept | null>>();

/**
 * Serves a text with ETag and compression. If it can not be made, the last good one is sent again; without one, or if there is
 * nothing to serve, the answer is 503, so that whoever reads it keeps what they have.
 */
export async function serveText(request: Request, text: ServedText, now = Date.now()): Promise<Response> {
  const last = store.get(text.key);
  if (last && now - last.builtAt < FRESH_MS) return send(request, last, text.type);
  try {
    const built = await buildOnce(text, now);
    return built ? send(request, built, text.type) : unavailable();
  } catch (error) {
    // The client of the backend has reported outages.
    if (!isOutage(error)) reportError(error, { where: `text ${text.key}` });
    return last ? send(request, last, text.type) : unavailable();
  }
}

function buildOnce(text: ServedText, now: number): Promise<Kept | null> {
  const running = pending.get(text.key) ?? build(text, now).finally(() => pending.delete(text.key));
  pending.set(text.key, running);
  return running;
}

async function build({ key, build: read }: ServedText, builtAt: number): Promise<Kept | null> {
  const text = await read();
  if (text === null) return null;
  const plain = Buffer.from(text);
  const etag = entityTag(plain);
  const last = store.get(key);
  const kept = last?.etag === etag ? { ...last, builtAt } : { plain, gzipped: await toGzip(plain), etag, builtAt };
  store.set(key, kept);
  return kept;
}

function send({ headers }: Request, { plain, gzipped, etag }: Kept, type: string): Response {
  const shared = {
    etag,
    // Proxies would send old prices for as long as they may keep them.
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  };
  if (isUnchanged({ 'if-none-match': headers.get('if-none-match') ?? undefined }, etag))
    return new Response(null, { status: 304, headers: shared });
  // server.ts renames the header, and is absent in development.
  const isGzipped = process.env.NODE_ENV === 'production' && /\bgzip\b/.test(headers.get('accept-encoding') ?? '');
  return new Response(isGzipped ? gzipped : plain, {
    headers: { ...shared, 'content-type': type, ...(isGzipped && { [ENCODED_HEADER]: 'gzip' }) },
  });
}

const unavailable = (): Response =>
  new Response('Not available', {
    status: 503,
    headers: { 'retry-after': String(RETRY_SECONDS), 'cache-control': 'no-store' },
  });
