import { randomBytes, timingSafeEqual } from 'node:crypto';
import { request } from 'node:http';
import { originOf } from '@/lib/i18n/hosts';
import { ERROR_PAGE_HEADER, ERROR_PAGE_KINDS, type ErrorPageKind } from './error-page-kinds';
import { errorPageCache } from './error-page-cache';
import { staticErrorPage } from './static-error-page';
import { type Locale } from '@/backend/contract/locales';

export interface ErrorPages {
  /** The error page in this language, rendered by Next, else the static one. */
  get(locale: Locale, kind: ErrorPageKind): Promise<string>;
  /** The requested kind of an internal request; null for any other. */
  parseHeader(header: string | string[] | undefined): ErrorPageKind | null;
}

const TIMEOUT_MS = 5_000;
/** Bounds rendering when many unknown URLs are requested. */
const CACHE_MS = 5_000;

/** Error pages, rendered by Next over the loopback with a key known only to this process. */
export function createErrorPages(port: number): ErrorPages {
  const key = randomBytes(16).toString('hex');
  const views = errorPageCache();
  const load = async (locale: Locale, kind: ErrorPageKind): Promise<string> =>
    (await fetchView(port, locale, `${key}:${kind}`)) ?? staticErrorPage(locale, kind);
  return {
    get(locale, kind) {
      const name = `${locale} ${kind}`;
      const known = views.get(name);
      if (known && Date.now() - known.at < CACHE_MS) return known.view;
      const view = load(locale, kind);
      views.set(name, { at: Date.now(), view });
      return view;
    },
    parseHeader(header) {
      const [given = '', kind] = String(header ?? '').split(':');
      const isOurs = given.length === key.length && timingSafeEqual(Buffer.from(given), Buffer.from(key));
      return isOurs ? (ERROR_PAGE_KINDS.find((known) => known === kind) ?? null) : null;
    },
  };
}

function fetchView(port: number, locale: Locale, value: string): Promise<string | null> {
  return new Promise((resolve) => {
    const headers = { host: new URL(originOf(locale)).host, [ERROR_PAGE_HEADER]: value };
    const outgoing = request({ host: '127.0.0.1', port, path: '/', headers, timeout: TIMEOUT_MS }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('error', () => resolve(null));
      res.on('end', () => resolve(res.statusCode === 200 ? Buffer.concat(chunks).toString('utf8') : null));
    });
    outgoing.on('timeout', () => outgoing.destroy());
    outgoing.on('error', () => resolve(null));
    outgoing.end();
  });
}
