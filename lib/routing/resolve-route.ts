import type { RouteIndex, RouteKind } from '@/lib/content/route-index';
import { LOCALES, type Locale, type LocalisedSegment, locales } from '@/lib/i18n/locales';
import { articlePath, lessonPath, levelPath, NOTICES, pagePath, productPath } from '@/lib/paths';
import { cleanWords } from '@/lib/search/words';
import { LISTING_KEYS, listingSearch, listingSegment } from './listing-segment';

export interface RouteRequest {
  locale: Locale;
  /** As it came: still URL-encoded. */
  pathname: string;
  search: URLSearchParams;
}

export type Route =
  /** Render the page at this internal path. */
  | { kind: 'rewrite'; path: string }
  /** The one right address, on the same host. */
  | { kind: 'redirect'; path: string }
  | { kind: 'missing' };

const MAX_PATH = 500;
const MAX_DEPTH = 6;
const MAX_SEGMENT = 100;
/** Encoded slashes, backslashes and zero bytes: no address of ours has one, and programs disagree about what they mean. */
const AMBIGUOUS = /%2f|%5c|%00|\\/i;

/** Routes whose address is the same in every locale (specification section 2). */
const FIXED = [
  /^login$/,
  /^register$/,
  /^forgot-password$/,
  /^reset$/,
  /^email-confirmed$/,
  /^confirm-email$/,
  /^find-order$/,
  new RegExp(`^account/(${NOTICES.join('|')})$`),
  /^connect\/[a-z]{2,20}$/,
  /^connect\/google\/(redirect|callback)$/,
];

/** Base64url: the one address whose segment may begin with a `_`. */
const ORDER = /^\/order\/[A-Za-z0-9_-]{16,64}(\/withdraw)?$/;

const missing: Route = { kind: 'missing' };

/** Public address -> page. Pure: everything it needs to know is in its arguments. */
export function resolveRoute({ locale, pathname, search }: RouteRequest, index: RouteIndex | null): Route {
  if (ORDER.test(pathname)) return { kind: 'rewrite', path: `/${locale}${pathname}` };
  const segments = parsePath(pathname);
  if (!segments) return missing;
  const clean = pagePath(segments);
  if (hasStraySlash(pathname)) return { kind: 'redirect', path: clean };
  const joined = segments.join('/');
  if (FIXED.some((route) => route.test(joined))) return { kind: 'rewrite', path: `/${locale}${clean}` };
  if (joined === 'order-payment') return { kind: 'rewrite', path: `/${locale}${clean}${orderQuery(search)}` };
  if (joined === 'back-in-stock')
    return { kind: 'rewrite', path: `/${locale}${clean}${keepKeys(search, ['request', 'done'])}` };
  if (joined === 'newsletter')
    return { kind: 'rewrite', path: `/${locale}${clean}${keepKeys(search, ['confirm', 'stop', 'done'])}` };
  if (joined === 'search') return { kind: 'rewrite', path: `/${locale}${clean}${searchQuery(search)}` };
  return resolveContent(locale, segments, search, index) ?? redirectLowerCase(locale, segments, index) ?? missing;
}

/** The one key that a personal page reads. */
function orderQuery(search: URLSearchParams): string {
  const slug = search.get('order');
  return slug === null ? '' : `?order=${encodeURIComponent(slug)}`;
}

/** Of the query string what a page of the mails reads: whose they are, and what was done. */
function keepKeys(search: URLSearchParams, keys: readonly string[]): string {
  const kept = keys.flatMap((key) => {
    const value = search.get(key);
    return value === null ? [] : [`${key}=${encodeURIComponent(value)}`];
  });
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

/** What is searched for. */
function searchQuery(search: URLSearchParams): string {
  const words = cleanWords(search.get('q'));
  return words === '' ? '' : `?q=${encodeURIComponent(words)}`;
}

/** Which page of the orders. */
function profileQuery(search: URLSearchParams): string {
  const kept = listingSearch(search, LISTING_KEYS.profile);
  return kept.size > 0 ? `?${kept}` : '';
}

/** Decoded segments, null when no address of ours can look like this. */
function parsePath(pathname: string): string[] | null {
  if (pathname.length > MAX_PATH || AMBIGUOUS.test(pathname)) return null;
  try {
    const segments = pathname.split('/').filter(Boolean).map(decodeURIComponent);
    return segments.length <= MAX_DEPTH && segments.every(isSegment) ? segments : null;
  } catch {
    return null;
  }
}

/** `_` and `~` start internal segments: nobody gets there from outside. */
function isSegment(segment: string): boolean {
  return segment.length <= MAX_SEGMENT && !/^[_~.]/.test(segment) && !/\p{Cc}/u.test(segment);
}

const hasStraySlash = (pathname: string): boolean =>
  pathname.length > 1 && (/\/\//.test(pathname) || pathname.endsWith('/'));

interface Candidate {
  kind: Exclude<RouteKind, 'page'>;
  folder: LocalisedSegment;
  slugs: string[];
  /** The address in the locale asked for, and in any locale that has this prefix. */
  own: string;
  foreign: string[];
}

/** Reads `/tienda/x`, `/course/level/lesson` and the like, in the words of any language. */
function parseCandidate(locale: Locale, [prefix, ...slugs]: string[]): Candidate | null {
  const [first = '', second = ''] = slugs;
  const build = (
    kind: Candidate['kind'],
    folder: LocalisedSegment,
    path: (locale: Locale) => string,
  ): Candidate | null => {
    const speakers = locales.filter((other) => LOCALES[other].segments[folder] === prefix);
    return speakers.length > 0 ? { kind, folder, slugs, own: path(locale), foreign: speakers.map(path) } : null;
  };
  if (slugs.length === 1) {
    return (
      build('product', 'shop', (other) => productPath(other, first)) ??
      build('article', 'blog', (other) => articlePath(other, first)) ??
      build('level', 'academy', (other) => levelPath(other, first))
    );
  }
  return slugs.length === 2 ? build('lesson', 'academy', (other) => lessonPath(other, first, second)) : null;
}

function resolveContent(
  locale: Locale,
  segments: string[],
  search: URLSearchParams,
  index: RouteIndex | null,
): Route | null {
  const candidate = parseCandidate(locale, segments);
  if (!candidate) return resolvePage(locale, segments, search, index);
  const { kind, folder, slugs, own, foreign } = candidate;
  const rewrite: Route = { kind: 'rewrite', path: `/${locale}/${folder}${pagePath(slugs)}` };
  const hasOwnPrefix = segments[0] === LOCALES[locale].segments[folder];
  if (!index) return hasOwnPrefix ? rewrite : { kind: 'redirect', path: own };
  if (index.find(locale, kind, own) !== null) return hasOwnPrefix ? rewrite : { kind: 'redirect', path: own };
  const page = resolvePage(locale, segments, search, index);
  return page ?? redirectForeign(locale, kind, foreign, index);
}

function resolvePage(
  locale: Locale,
  segments: string[],
  search: URLSearchParams,
  index: RouteIndex | null,
): Route | null {
  const path = pagePath(segments);
  const id = index?.find(locale, 'page', path) ?? null;
  // While it is not known which page is the profile, its shared stand-in is shown, which holds nothing personal.
  if (index && id !== null && id === index.profile) {
    return { kind: 'rewrite', path: `/${locale}/_profile${path}${profileQuery(search)}` };
  }
  const isPaged = index !== null && id !== null && index.isPaged(locale, id);
  if (!index || id !== null) return { kind: 'rewrite', path: withListing(locale, segments, search, isPaged) };
  return redirectForeign(locale, 'page', [path], index);
}

/** The address of another language's page leads to this language's. */
function redirectForeign(locale: Locale, kind: RouteKind, paths: string[], index: RouteIndex): Route | null {
  const id = paths.map((path) => index.findAnywhere(kind, path)).find((found) => found !== null);
  const path = id && index.alternates(kind, id)[locale];
  return path ? { kind: 'redirect', path } : null;
}

/** Typed or pasted with capitals: our addresses have none. */
function redirectLowerCase(locale: Locale, segments: string[], index: RouteIndex | null): Route | null {
  const lower = segments.map((segment) => segment.toLowerCase());
  if (!index || lower.every((segment, at) => segment === segments[at])) return null;
  const joined = lower.join('/');
  const known =
    FIXED.some((route) => route.test(joined)) || resolveContent(locale, lower, new URLSearchParams(), index);
  return known ? { kind: 'redirect', path: pagePath(lower) } : null;
}

/**
 * Listings are cached pages: the keys that count become one segment. It stands first, where no route can begin with it;
 * as the last one `/shop/~color=blue` would be the product of that name.
 */
function withListing(locale: Locale, segments: string[], search: URLSearchParams, isPaged: boolean): string {
  const { shop, blog } = LOCALES[locale].segments;
  const keys =
    segments.length === 1 ? { [shop]: LISTING_KEYS.shop, [blog]: LISTING_KEYS.blog }[segments[0] ?? ''] : undefined;
  const known = keys ?? (isPaged ? LISTING_KEYS.paged : null);
  const listing = known ? listingSegment(search, known) : null;
  return `/${locale}${listing ? `/${listing}` : ''}${segments.length > 0 ? pagePath(segments) : ''}`;
}
