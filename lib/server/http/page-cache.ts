import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isUnchanged, notModifiedHeaders } from './entity-tag';
import { type FinishedAnswer, mayKeep, type PageRequest } from './page-cache-rules';
import { endSlowReader } from './slow-reader';

interface KeptPage {
  /** Names and values in turn, which Node sends without converting them. */
  headers: string[];
  headersIfUnchanged: string[];
  etag: string;
  body: Buffer;
}

/** A request whose answer may be kept. */
export interface Ticket {
  request: PageRequest;
  generation: number;
}

export interface PageCacheOptions {
  maxBytes: number;
  /** Whether pages can be trusted now: false during an outage and while tags still have to expire. */
  isSettled: () => boolean;
}

/** Bounds the age of a page whose expiry was lost. */
const TTL_MS = 60_000;
/** Part of the memory that maps addresses to routes. */
const ADDRESS_SHARE = 1 / 16;
/** Bytes that an entry needs besides its texts, roughly. */
const OVERHEAD = 200;

/**
 * Keeps finished pages in memory and sends them without Next. Pages are stored by the route that Next rendered, so that other
 * spellings of an address take no room. A publish clears everything: only Next knows which pages show an entry.
 */
export class PageCache {
  readonly #routes: LRUCache<string, string>;
  readonly #pages: LRUCache<string, KeptPage>;
  readonly #isSettled: () => boolean;
  #generation = 0;
  #hits = 0;
  #misses = 0;

  constructor({ maxBytes, isSettled }: PageCacheOptions) {
    const addressBytes = Math.ceil(maxBytes * ADDRESS_SHARE);
    const options = { ttl: TTL_MS, ttlResolution: 0, perf: { now: () => performance.now() } };
    this.#routes = new LRUCache({ ...options, maxSize: addressBytes });
    this.#pages = new LRUCache({ ...options, maxSize: maxBytes - addressBytes });
    this.#isSettled = isSettled;
  }

  /** Bytes in use. */
  get size(): number {
    return this.#routes.calculatedSize + this.#pages.calculatedSize;
  }

  /** For metrics. */
  get stats(): { hits: number; misses: number; pages: number; bytes: number } {
    return { hits: this.#hits, misses: this.#misses, pages: this.#pages.size, bytes: this.size };
  }

  /** Taken when a request begins: a page that was begun before a clear may show old content and is not kept. */
  ticket(request: PageRequest): Ticket {
    return { request, generation: this.#generation };
  }

  /** Sends the page if it is known. */
  send(request: PageRequest, req: Pick<IncomingMessage, 'headers'>, res: ServerResponse): boolean {
    const route = this.#routes.get(addressKey(request));
    const page = route === undefined ? undefined : this.#pages.get(pageKey(request, route));
    if (!page) {
      this.#misses += 1;
      return false;
    }
    this.#hits += 1;
    if (isUnchanged(req.headers, page.etag)) res.writeHead(304, page.headersIfUnchanged).end();
    else res.writeHead(200, page.headers).end(page.body);
    endSlowReader(res);
    return true;
  }

  /** Keeps an answer of Next if everybody may get it. @param route Internal path of the page. */
  keep({ request, generation }: Ticket, route: string, answer: FinishedAnswer): void {
    if (generation !== this.#generation || !mayKeep(answer) || !this.#isSettled()) return;
    const page = toKeptPage(answer);
    const address = addressKey(request);
    const key = pageKey(request, route);
    this.#routes.set(address, route, { size: sizeOf([address, route]) });
    this.#pages.set(key, page, { size: page.body.length + sizeOf([key, ...page.headers, ...page.headersIfUnchanged]) });
  }

  /** Called once tags have expired. */
  clear(): void {
    this.#generation += 1;
    this.#routes.clear();
    this.#pages.clear();
  }
}

const addressKey = ({ host, address }: PageRequest): string => `${host} ${address}`;
const pageKey = ({ host, encoding }: PageRequest, route: string): string => `${encoding} ${host} ${route}`;

const sizeOf = (texts: string[]): number => texts.reduce((sum, text) => sum + 2 * text.length, OVERHEAD);

function toKeptPage({ headers, body }: FinishedAnswer): KeptPage {
  // From now on Next would find the page as well.
  const kept = { ...headers, 'x-nextjs-cache': 'HIT', 'cache-status': 'shop; hit' };
  return {
    headers: toPairs(kept),
    headersIfUnchanged: toPairs(notModifiedHeaders(kept)),
    etag: String(headers['etag'] ?? ''),
    body,
  };
}

const toPairs = (headers: FinishedAnswer['headers']): string[] =>
  Object.entries(headers).flatMap(([name, value]) => [value ?? []].flat().flatMap((single) => [name, String(single)]));

/** On globalThis, because server.ts and endpoints are bundled separately but run in one process. */
const holder = globalThis as typeof globalThis & { shopPageCache?: PageCache };

/** Makes this the cache that `clearPageCache` clears. */
export const usePageCache = (cache: PageCache): PageCache => (holder.shopPageCache = cache);

/** Called after a publish, once the tags have expired. */
export const clearPageCache = (): void => holder.shopPageCache?.clear();
