import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { restorePreservedHeaders } from '@/lib/backend/preserved-headers';
import { type AnalyzeOptions, analyzeOther, analyzePage, type BodyAnalysis } from './analyze-body';
import { chooseEncoding, encode, MIN_LENGTH } from './compress';
import { errorPageFor, type ErrorPageKind, errorPageStatus, isAssetPath } from './error-page-kinds';
import { type BufferedResponse, bufferResponse } from './buffer-response';
import { findStatus } from './page-status';
import { addSuggestions, takeSuggestions } from './page-suggestions';

export interface FinishOptions extends AnalyzeOptions {
  /** On unknown hosts the language depends on the visitor, so responses are private. */
  knownHost: boolean;
  /** Loads a rendered error page. */
  getErrorPage: (kind: ErrorPageKind) => Promise<string>;
  /** Whether the backend failed recently, which distinguishes an outage from a bug. */
  isOutage: () => boolean;
}

const CACHE_BYTES = 64 * 1024 * 1024;
const cache = new LRUCache<string, BodyAnalysis>({ maxSize: CACHE_BYTES });

const COMPRESSIBLE =
  /^(text\/(html|css|javascript|plain|xml|x-component)|application\/(javascript|xml|manifest\+json)|image\/svg\+xml)\b/;
const REVALIDATE = 'max-age=0, must-revalidate';

const typeOf = (res: ServerResponse): string => String(res.getHeader('content-type') ?? '');
const isHtml = (res: ServerResponse): boolean => typeOf(res).startsWith('text/html');
/** Data of a page for Next's client router. */
const isRouterData = (res: ServerResponse): boolean => typeOf(res).startsWith('text/x-component');
const cacheControl = (res: ServerResponse): string => String(res.getHeader('cache-control') ?? '');
const isPersonal = (res: ServerResponse): boolean => /no-store|private/.test(cacheControl(res));

/** Finishes Next's responses: policy, status, compression, caching headers. */
export function finishResponse(req: IncomingMessage, res: ServerResponse, options: FinishOptions): void {
  bufferResponse(res, {
    shouldBuffer: () => {
      restorePreservedHeaders(res);
      setCacheHeaders(res, options.knownHost);
      return shouldBuffer(res);
    },
    finish: (held, send) => {
      finishBuffered(req, res, held, options).then(send, () => {
        res.removeHeader('content-encoding');
        res.statusCode = 500;
        send(Buffer.from('Internal Server Error'));
      });
    },
  });
}

/** Buffers pages, which contain the script mark, and other text if already complete. */
function shouldBuffer(res: ServerResponse): boolean {
  if (isHtml(res) || isRouterData(res)) return true;
  const isComplete =
    res.hasHeader('content-length') || res.hasHeader('x-nextjs-cache') || res.hasHeader('x-nextjs-prerender');
  return isComplete && res.statusCode === 200 && COMPRESSIBLE.test(typeOf(res)) && !res.hasHeader('content-encoding');
}

/**
 * Next's `s-maxage` would let proxies serve pages for minutes after a publish; browsers and proxies revalidate by ETag
 * instead. Shared responses must not set cookies.
 */
function setCacheHeaders(res: ServerResponse, knownHost: boolean): void {
  // Contains an internal path.
  res.removeHeader('x-middleware-rewrite');
  // Next adds that of a redirect twice when it caches it.
  const location = res.getHeader('location');
  if (Array.isArray(location) && location[0] !== undefined) res.setHeader('location', location[0]);
  if (cacheControl(res).includes('s-maxage')) {
    res.setHeader('cache-control', `${knownHost ? 'public' : 'private'}, ${REVALIDATE}`);
  }
  if ((isHtml(res) || isRouterData(res)) && !isPersonal(res)) res.removeHeader('set-cookie');
}

async function finishBuffered(
  req: IncomingMessage,
  res: ServerResponse,
  held: BufferedResponse,
  options: FinishOptions,
): Promise<Buffer> {
  const html = isHtml(res);
  const chosen: ChosenBody = html
    ? await chooseBody(req, res, held, options)
    : { ...identify(held.body), shared: !isPersonal(res) };
  const { shared, key, status } = chosen;
  if (chosen.body.length === 0) return chosen.body;
  const where = `page ${req.url}`;
  const finished =
    cache.get(key) ?? (html ? analyzePage(chosen.body, options, where) : analyzeOther(chosen.body, options));
  const { body } = finished;
  const link = res.getHeader('link');
  if (typeof link === 'string') res.setHeader('link', options.scriptMark.eraseFromText(link));
  if (finished.csp) res.setHeader('content-security-policy', finished.csp);
  setStatus(res, status ?? finished.status ?? res.statusCode);
  const etag = res.getHeader('etag');
  // One ETag for all encodings must be weak.
  if (typeof etag === 'string' && !etag.startsWith('W/')) res.setHeader('etag', `W/${etag}`);
  const sent = await compress(req, res, finished, shared);
  if (shared) cache.set(key, finished, { size: body.length });
  res.setHeader('content-length', sent.length);
  return sent;
}

interface ChosenBody {
  body: Buffer;
  /** Hash of the body. */
  key: string;
  /** Whether the body is sent to several visitors. */
  shared: boolean;
  /** Overrides the status in the body. */
  status?: number;
}

const identify = (body: Buffer): Pick<ChosenBody, 'body' | 'key'> => ({
  body,
  key: createHash('sha1').update(body).digest('base64'),
});

/** Next's body, or an error page if the response is an error without one. */
async function chooseBody(
  req: IncomingMessage,
  res: ServerResponse,
  held: BufferedResponse,
  { getErrorPage, isOutage }: FinishOptions,
): Promise<ChosenBody> {
  const text = held.status >= 400 ? held.body.toString('utf8') : '';
  const kind = findStatus(text) === null ? errorPageFor(held.status, isOutage()) : null;
  const suggestions = takeSuggestions(res);
  if (!kind) return { ...identify(held.body), shared: !isPersonal(res) };
  res.setHeader('cache-control', 'no-store');
  res.removeHeader('etag');
  const wantsView = !isAssetPath(new URL(req.url ?? '/', 'http://host').pathname) && !req.headers.rsc;
  const view = wantsView ? await getErrorPage(kind) : null;
  if (view === null) res.setHeader('content-type', 'text/plain; charset=utf-8');
  const body = Buffer.from(
    view === null ? (kind === 'not-found' ? 'Not found' : 'Not available') : addSuggestions(view, suggestions),
  );
  // 410 uses the page of 404.
  const status = kind === 'not-found' ? held.status : errorPageStatus(kind);
  return { ...identify(body), shared: view !== null && suggestions.length === 0, status };
}

/** Error responses are never cached: the page may exist a moment later. */
function setStatus(res: ServerResponse, status: number): void {
  res.statusCode = status;
  if (status < 400) return;
  res.setHeader('cache-control', 'no-store');
  res.removeHeader('etag');
  if (status === 503) res.setHeader('retry-after', '10');
}

async function compress(
  req: IncomingMessage,
  res: ServerResponse,
  finished: BodyAnalysis,
  shared: boolean,
): Promise<Buffer> {
  const { body } = finished;
  if (body.length < MIN_LENGTH || !COMPRESSIBLE.test(typeOf(res))) return body;
  res.appendHeader('vary', 'Accept-Encoding');
  const accepted = req.headers['accept-encoding'];
  const encoding = chooseEncoding(Array.isArray(accepted) ? accepted.join(',') : accepted);
  if (!encoding) return body;
  finished.encoded[encoding] ??= encode(body, encoding, shared ? 'once' : 'each');
  const encoded = await finished.encoded[encoding];
  if (encoded.length >= body.length) return body;
  res.setHeader('content-encoding', encoding);
  return encoded;
}
