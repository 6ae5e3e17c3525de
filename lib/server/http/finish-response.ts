import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { REQUEST_ID_HEADER } from '@/backend/contract/request-id';
import { restorePreservedHeaders } from '@/lib/backend/preserved-headers';
import { currentRequestId } from '@/lib/telemetry/request-context';
import { type AnalyzeOptions, analyzeOther, analyzePage, type BodyAnalysis } from './analyze-body';
import { chooseEncoding, encode, MIN_LENGTH } from './compress';
import { entityTag, isUnchanged, notModifiedHeaders } from './entity-tag';
import { errorPageFor, type ErrorPageKind, errorPageStatus, isAssetPath } from './error-page-kinds';
import { type BufferedResponse, bufferResponse } from './buffer-response';
import { readMeaning } from './page-meaning';
import { findStatus } from './page-status';
import type { FinishedAnswer } from './page-cache-rules';
import { addSuggestions, takeSuggestions } from './page-suggestions';
import { endSlowReader } from './slow-reader';

export interface FinishOptions extends AnalyzeOptions {
  /** On unknown hosts the language depends on the visitor, so responses are private. */
  knownHost: boolean;
  /** Loads a rendered error page. */
  getErrorPage: (kind: ErrorPageKind) => Promise<string>;
  /** Whether the backend failed recently, which distinguishes an outage from a bug. */
  isOutage: () => boolean;
  /** Called with the internal path that a page's URL was rewritten to. */
  onRoute?: (route: string) => void;
  /** Called with every finished page before it is sent. @param route Internal path of the page. */
  keep?: (route: string, answer: FinishedAnswer) => void;
}

/** The pages themselves are kept by PageCache: this serves router data, and pages that it does not keep. */
const CACHE_BYTES = 32 * 1024 * 1024;
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
  let route: string | undefined;
  bufferResponse(res, {
    shouldBuffer: () => {
      restorePreservedHeaders(res);
      route = takeRoute(res);
      if (route !== undefined) options.onRoute?.(route);
      setCacheHeaders(res, options.knownHost);
      return shouldBuffer(res);
    },
    finish: (held, send) => {
      finishBuffered(req, res, held, options)
        .then(
          (body) => {
            if (route !== undefined) options.keep?.(route, { status: res.statusCode, headers: res.getHeaders(), body });
            send(isKnownToClient(req, res) ? withoutBody(res) : body);
          },
          () => {
            res.removeHeader('content-encoding');
            res.statusCode = 500;
            send(Buffer.from('Internal Server Error'));
          },
        )
        .finally(() => endSlowReader(res));
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

/** Takes the internal path that middleware rewrote to off the response. */
function takeRoute(res: ServerResponse): string | undefined {
  const route = res.getHeader('x-middleware-rewrite');
  res.removeHeader('x-middleware-rewrite');
  return typeof route === 'string' ? route : undefined;
}

/**
 * Next's `s-maxage` would let proxies serve pages for minutes after a publish; browsers and proxies revalidate by ETag
 * instead. Shared responses must not set cookies.
 */
function setCacheHeaders(res: ServerResponse, knownHost: boolean): void {
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
    cache.get(key) ??
    (html ? analyzePage(chosen.body, options, { where, shared }) : analyzeOther(chosen.body, options));
  const { body } = finished;
  const link = res.getHeader('link');
  if (typeof link === 'string') res.setHeader('link', options.scriptMark.eraseFromText(link));
  if (finished.csp) res.setHeader('content-security-policy', finished.csp);
  setStatus(res, status ?? finished.status ?? res.statusCode);
  setEntityTag(res, finished);
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
  const requestId = currentRequestId();
  if (requestId !== undefined) res.setHeader(REQUEST_ID_HEADER, requestId);
  res.setHeader('cache-control', 'no-store');
  res.removeHeader('etag');
  if (status === 503) res.setHeader('retry-after', '10');
}

/** Pages and router data are revalidated by the ETag of what they say; files have one of their own. */
function setEntityTag(res: ServerResponse, finished: BodyAnalysis): void {
  const { body } = finished;
  if ((isHtml(res) || isRouterData(res)) && res.statusCode === 200 && !cacheControl(res).includes('no-store'))
    res.setHeader('etag', (finished.etag ??= entityTag((isRouterData(res) && readMeaning(body.toString())) || body)));
  const etag = res.getHeader('etag');
  // One ETag for all encodings must be weak.
  if (typeof etag === 'string' && !etag.startsWith('W/')) res.setHeader('etag', `W/${etag}`);
}

const isKnownToClient = ({ headers }: IncomingMessage, res: ServerResponse): boolean =>
  res.statusCode === 200 && isUnchanged(headers, String(res.getHeader('etag') ?? ''));

function withoutBody(res: ServerResponse): Buffer {
  const kept = notModifiedHeaders(res.getHeaders());
  for (const name of res.getHeaderNames()) if (!(name in kept)) res.removeHeader(name);
  res.statusCode = 304;
  return Buffer.alloc(0);
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
