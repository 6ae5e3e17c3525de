import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { restorePreservedHeaders } from '@/lib/backend/preserved-headers';
import { contentSecurityPolicy, hashInlineScripts, type PolicySources } from './content-security-policy';
import { chooseEncoding, type Encoding, encode, MIN_LENGTH } from './compress';
import { errorPageFor, type ErrorPageKind, errorPageStatus, isAssetPath } from './error-page-kinds';
import { type BufferedResponse, bufferResponse } from './buffer-response';
import { findStatus } from './page-status';
import { addSuggestions, takeSuggestions } from './page-suggestions';

export interface FinishOptions {
  externalOrigins: string[];
  /** What the tag manager needs, where there is one. */
  tagPolicy?: PolicySources;
  /** On a host of no entry the language is the visitor's, so an answer is his alone. */
  knownHost: boolean;
  /** The finished view of an error. */
  getErrorPage: (kind: ErrorPageKind) => Promise<string>;
  /** Whether the backend failed to answer a moment ago: tells an outage from a fault of ours. */
  isOutage: () => boolean;
}

/** What is worked out once per body: pages that don't change are hashed and compressed once. */
interface BodyAnalysis {
  csp: string | null;
  status: number | null;
  encoded: Partial<Record<Encoding, Promise<Buffer>>>;
}

const CACHE_BYTES = 64 * 1024 * 1024;
const cache = new LRUCache<string, BodyAnalysis>({ maxSize: CACHE_BYTES });

const COMPRESSIBLE =
  /^(text\/(html|css|javascript|plain|xml|x-component)|application\/(javascript|xml|manifest\+json)|image\/svg\+xml)\b/;
const REVALIDATE = 'max-age=0, must-revalidate';

const typeOf = (res: ServerResponse): string => String(res.getHeader('content-type') ?? '');
const isHtml = (res: ServerResponse): boolean => typeOf(res).startsWith('text/html');
const cacheControl = (res: ServerResponse): string => String(res.getHeader('cache-control') ?? '');
const isPersonal = (res: ServerResponse): boolean => /no-store|private/.test(cacheControl(res));

/** Finishes what Next answers: policy, status, compression, caching headers. */
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

/** HTML always; other text when it is complete already: a stream of a personal page must flow. */
function shouldBuffer(res: ServerResponse): boolean {
  if (isHtml(res)) return true;
  const isComplete =
    res.hasHeader('content-length') || res.hasHeader('x-nextjs-cache') || res.hasHeader('x-nextjs-prerender');
  return isComplete && res.statusCode === 200 && COMPRESSIBLE.test(typeOf(res)) && !res.hasHeader('content-encoding');
}

/**
 * Next's `s-maxage` would let a proxy keep pages for minutes after a publish: they are kept here and checked by ETag instead.
 * What anyone may keep must not carry a visitor's cookie.
 */
function setCacheHeaders(res: ServerResponse, knownHost: boolean): void {
  // An address of the inside.
  res.removeHeader('x-middleware-rewrite');
  if (cacheControl(res).includes('s-maxage')) {
    res.setHeader('cache-control', `${knownHost ? 'public' : 'private'}, ${REVALIDATE}`);
  }
  if ((isHtml(res) || typeOf(res).startsWith('text/x-component')) && !isPersonal(res)) res.removeHeader('set-cookie');
}

async function finishBuffered(
  req: IncomingMessage,
  res: ServerResponse,
  held: BufferedResponse,
  options: FinishOptions,
): Promise<Buffer> {
  const html = isHtml(res);
  const { body, shared, key, status }: ChosenBody = html
    ? await chooseBody(req, res, held, options)
    : { ...identify(held.body), shared: true };
  if (body.length === 0) return body;
  const finished = cache.get(key) ?? analyzeBody(body, html, options);
  if (finished.csp) res.setHeader('content-security-policy', finished.csp);
  setStatus(res, status ?? finished.status ?? res.statusCode);
  const etag = res.getHeader('etag');
  // One entity tag for all encodings is a weak one.
  if (typeof etag === 'string' && !etag.startsWith('W/')) res.setHeader('etag', `W/${etag}`);
  const sent = await compress(req, res, body, finished, shared);
  if (shared) cache.set(key, finished, { size: body.length });
  res.setHeader('content-length', sent.length);
  return sent;
}

interface ChosenBody {
  body: Buffer;
  /** The same for the same body. */
  key: string;
  /** Whether the body goes to more than one visitor. */
  shared: boolean;
  /** Wins over what the body says. */
  status?: number;
}

const identify = (body: Buffer): Pick<ChosenBody, 'body' | 'key'> => ({
  body,
  key: createHash('sha1').update(body).digest('base64'),
});

/** Next's own answer, or the view of an error in its place when the answer has no view of ours in it. */
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
  // A removed page has the view of a missing one.
  const status = kind === 'not-found' ? held.status : errorPageStatus(kind);
  return { ...identify(body), shared: view !== null && suggestions.length === 0, status };
}

function analyzeBody(body: Buffer, html: boolean, { externalOrigins, tagPolicy }: FinishOptions): BodyAnalysis {
  if (!html) return { csp: null, status: null, encoded: {} };
  const text = body.toString('utf8');
  const csp = contentSecurityPolicy(hashInlineScripts(text), externalOrigins, tagPolicy);
  return { csp, status: findStatus(text), encoded: {} };
}

/** A status that a view asks for is never kept by anyone: the page may exist in a moment. */
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
  body: Buffer,
  finished: BodyAnalysis,
  shared: boolean,
): Promise<Buffer> {
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
