import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { localeOfHost } from '@/lib/i18n/hosts';
import { cleanUrl } from '@/lib/routing/clean-url';
import { chooseEncoding } from './compress';

/** A request that may be answered from memory: all that its page depends on. */
export interface PageRequest {
  host: string;
  /** Path and the parameters that select a page, see `cleanUrl`. */
  address: string;
  /** The encoding that the client prefers. */
  encoding: string;
}

export interface FinishedAnswer {
  status: number;
  headers: OutgoingHttpHeaders;
  /** As sent, encoded. */
  body: Buffer;
}

/** Headers of Next's client router and of our own internal requests, which get other answers. Forged ones only lose the speed. */
const OTHER_ANSWERS = /^(rsc$|next-|x-nextjs-|x-now-|x-shop-)/;
/** Cookies of an editor's preview, ours and Next's. */
const PREVIEW_COOKIE = /preview|__prerender_bypass/;
const PAGE_METHODS = new Set(['GET', 'HEAD']);
const NOT_A_PAGE = /^\/(api|media|_next)\//;

/**
 * Reads a request, as it came, for a page that is the same for all visitors; null if it must be answered by Next. Other cookies do not
 * matter: Next marks only answers as cached that were rendered without them, see `mayKeep`.
 */
export function readPageRequest(
  { method = '', url = '/', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  host: string,
): PageRequest | null {
  if (localeOfHost(host) === null || !PAGE_METHODS.has(method) || NOT_A_PAGE.test(url)) return null;
  if (headers.cookie !== undefined && PREVIEW_COOKIE.test(headers.cookie)) return null;
  for (const name in headers) if (OTHER_ANSWERS.test(name)) return null;
  return {
    host,
    address: cleanUrl(url, false).url,
    encoding: chooseEncoding(headers['accept-encoding']) ?? 'identity',
  };
}

/**
 * Whether everybody may get this answer: a page that Next has just stored (MISS) or read (HIT) as shared. Pages rendered
 * per request have no such mark, and stale ones are about to be replaced.
 */
export function mayKeep({ status, headers, body }: FinishedAnswer): boolean {
  return (
    status === 200 &&
    body.length > 0 &&
    String(headers['content-type']).startsWith('text/html') &&
    String(headers['cache-control']).startsWith('public') &&
    headers['set-cookie'] === undefined &&
    (headers['x-nextjs-cache'] === 'HIT' || headers['x-nextjs-cache'] === 'MISS')
  );
}
