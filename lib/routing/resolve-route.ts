import type { RouteIndex } from './route-index';
import { NOTICES, pagePath, productPath } from '@/lib/i18n/paths';
import { normalizeSearchQuery } from '@/lib/core/search-query';
import { parseLocalizedRoute } from './parse-localized-route';
import { isGone, findRedirect } from './find-redirect';
import { LISTINGS, listingSearch, listingSegment } from './listing-segment';
import { parsePath } from './parse-path';
import type { Route } from './route';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';

export interface RouteRequest {
  locale: Locale;
  /** As it came: still URL-encoded. */
  pathname: string;
  search: URLSearchParams;
}

/** Routes whose address is the same in every locale (specification section 2). */
const FIXED_ROUTES = [
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

/** Its key is base64url too. */
const REVIEW = /^\/review\/[A-Za-z0-9_-]{43}(\/stop)?$/;

const missing: Route = { kind: 'missing' };

/** Public address -> page. Pure: everything it needs to know is in its arguments. */
export function resolveRoute({ locale, pathname, search }: RouteRequest, index: RouteIndex | null): Route {
  return resolve({ locale, pathname, search }, index, new Set());
}

/** `passed` holds the addresses that led here by rules: one that comes back leads nowhere. */
function resolve({ locale, pathname, search }: RouteRequest, index: RouteIndex | null, passed: Set<string>): Route {
  if (ORDER.test(pathname)) return { kind: 'rewrite', path: `/${locale}${pathname}` };
  if (REVIEW.test(pathname))
    return { kind: 'rewrite', path: `/${locale}${pathname}${pickQuery(search, ['product', 'done'])}` };
  const segments = parsePath(pathname);
  if (!segments || passed.has(pagePath(segments))) return missing;
  const clean = pagePath(segments);
  const route = resolveSegments({ locale, segments, search, index }, (path) =>
    resolve({ locale, pathname: path, search: new URLSearchParams() }, index, new Set([...passed, clean])),
  );
  // What is nowhere gets its own spelling first, unless a rule asks: that wants to know whether its target is there.
  const isSpelling =
    route.kind === 'rewrite' || (passed.size === 0 && (route.kind === 'missing' || route.kind === 'gone'));
  return hasStraySlash(pathname) && isSpelling ? { kind: 'redirect', path: clean } : route;
}

interface ResolveRequest {
  locale: Locale;
  segments: string[];
  search: URLSearchParams;
  index: RouteIndex | null;
}

function resolveSegments({ locale, segments, search, index }: ResolveRequest, follow: (path: string) => Route): Route {
  const clean = pagePath(segments);
  const joined = segments.join('/');
  if (FIXED_ROUTES.some((route) => route.test(joined))) return { kind: 'rewrite', path: `/${locale}${clean}` };
  if (joined === 'order-payment') return { kind: 'rewrite', path: `/${locale}${clean}${orderQuery(search)}` };
  if (joined === 'back-in-stock')
    return { kind: 'rewrite', path: `/${locale}${clean}${pickQuery(search, ['request', 'done'])}` };
  if (joined === 'newsletter')
    return { kind: 'rewrite', path: `/${locale}${clean}${pickQuery(search, ['confirm', 'stop', 'done'])}` };
  if (joined === 'search') return { kind: 'rewrite', path: `/${locale}${clean}${searchQuery(search)}` };
  const live = resolveContent(locale, segments, search, index);
  if (live || !index) return live ?? missing;
  return (
    findRedirect({ locale, segments, index }, follow) ??
    redirectLowerCase(segments, follow) ??
    (isGone({ locale, segments, index }) ? { kind: 'gone' } : missing)
  );
}

/** The one key that a personal page reads. */
function orderQuery(search: URLSearchParams): string {
  const slug = search.get('order');
  return slug === null ? '' : `?order=${encodeURIComponent(slug)}`;
}

/** The keys that a page of a mail's link reads. */
function pickQuery(search: URLSearchParams, keys: string[]): string {
  const kept = keys.flatMap((key) => {
    const value = search.get(key);
    return value === null ? [] : [`${key}=${encodeURIComponent(value)}`];
  });
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

/** What is searched for. */
function searchQuery(search: URLSearchParams): string {
  const words = normalizeSearchQuery(search.get('q'));
  return words === '' ? '' : `?q=${encodeURIComponent(words)}`;
}

/** Which page of the orders. */
function profileQuery(search: URLSearchParams): string {
  const kept = listingSearch(search, LISTINGS.profile);
  return kept.size > 0 ? `?${kept}` : '';
}

const hasStraySlash = (pathname: string): boolean =>
  pathname.length > 1 && (/\/\//.test(pathname) || pathname.endsWith('/'));

/** What is live in this language; null when nothing is. */
function resolveContent(
  locale: Locale,
  segments: string[],
  search: URLSearchParams,
  index: RouteIndex | null,
): Route | null {
  const candidate = parseLocalizedRoute(locale, segments);
  if (!candidate) return resolvePage(locale, segments, search, index);
  const { kind, folder, slugs, own } = candidate;
  if (index && index.find(locale, kind, own) === null) return resolvePage(locale, segments, search, index);
  const hasOwnPrefix = segments[0] === LOCALE_SETTINGS[locale].segments[folder];
  if (!hasOwnPrefix) return { kind: 'redirect', path: own };
  return { kind: 'rewrite', path: `/${locale}/${folder}${pagePath(slugs)}` };
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
  if (index && id !== null && isBlog(locale, segments) && !hasArticles(locale, id, search, index)) return missing;
  if (index && id === null) return null;
  return { kind: 'rewrite', path: withListing(locale, segments, search, index) };
}

const isBlog = (locale: Locale, segments: string[]): boolean =>
  segments.length === 1 && segments[0] === LOCALE_SETTINGS[locale].segments.blog;

/** Whether there is such a page of such a list: a tag without articles, or a number beyond the last page, fills no cache. */
function hasArticles(locale: Locale, id: string, search: URLSearchParams, index: RouteIndex): boolean {
  const asked = listingSearch(search, LISTINGS.blog);
  const tag = asked.get('tag');
  const isAny = tag === null && !asked.has('page');
  const before = (Number(asked.get('page') ?? 1) - 1) * (index.articlesPerPage(locale, id) ?? 1);
  return isAny || index.blog.count(locale, tag) > before;
}

/** Typed or pasted with capitals: our addresses have none. */
function redirectLowerCase(segments: string[], follow: (path: string) => Route): Route | null {
  const lower = segments.map((segment) => segment.toLowerCase());
  if (lower.every((segment, at) => segment === segments[at])) return null;
  const path = pagePath(lower);
  const route = follow(path);
  if (route.kind === 'rewrite') return { kind: 'redirect', path };
  return route.kind === 'missing' ? null : route;
}

/**
 * Listings are cached pages: the keys that count become one segment. It stands first, where no route can begin with it;
 * as the last one `/shop/~color=blue` would be the product of that name.
 */
function withListing(locale: Locale, segments: string[], search: URLSearchParams, index: RouteIndex | null): string {
  const { shop, blog, reviews } = LOCALE_SETTINGS[locale].segments;
  const named =
    segments.length === 1
      ? { [shop]: LISTINGS.shop, [blog]: LISTINGS.blog, [reviews]: LISTINGS.reviews }[segments[0] ?? '']
      : undefined;
  const known = named ?? (isPaged(locale, segments, index) ? LISTINGS.paged : null);
  const listing = known ? listingSegment(withoutUnknown(locale, search, index), known) : null;
  return `/${locale}${listing ? `/${listing}` : ''}${segments.length > 0 ? pagePath(segments) : ''}`;
}

/** Whether a list on this page goes on to more pages. */
function isPaged(locale: Locale, segments: string[], index: RouteIndex | null): boolean {
  const id = index?.find(locale, 'page', pagePath(segments)) ?? null;
  return index !== null && id !== null && index.isPaged(locale, id);
}

/** A product that does not exist narrows nothing. */
function withoutUnknown(locale: Locale, search: URLSearchParams, index: RouteIndex | null): URLSearchParams {
  const product = search.get('product');
  if (product === null || index?.find(locale, 'product', productPath(locale, product))) return search;
  return new URLSearchParams([...search].filter(([key]) => key !== 'product'));
}
