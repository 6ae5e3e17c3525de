import type { RouteIndex } from './route-index';
import { INVITATION_PAGE, MAIL_LINKS, NOTICES, pagePath, productPath } from '@/backend/contract/paths';
import { normalizeSearchQuery } from '@/lib/core/search-query';
import { parseLocalizedRoute } from './parse-localized-route';
import { isGone, findRedirect } from './find-redirect';
import { isCachedListing, LISTINGS, listingSearch, listingSegment } from './listing-segment';
import { parsePath } from './parse-path';
import type { Route } from './route';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';

export interface RouteRequest {
  locale: Locale;
  /** Still URL-encoded. */
  pathname: string;
  search: URLSearchParams;
}

/** Routes with the same path in every locale. */
const FIXED_ROUTES = [
  /^login$/,
  /^register$/,
  /^forgot-password$/,
  /^reset$/,
  /^email-confirmed$/,
  /^confirm-email$/,
  /^find-order$/,
  /^favourites$/,
  new RegExp(`^account/(${NOTICES.join('|')})$`),
  /^finish\/[a-z0-9]{16,40}$/,
  // Whatever was typed: the page says that it is unknown.
  /^certificates\/[0-9A-Za-z-]{1,40}$/,
  /^connect\/google(\/(redirect|callback))?$/,
];

const MAIL_LINK = new RegExp(`^(mail-link/(${MAIL_LINKS.join('|')})|${INVITATION_PAGE.slice(1)})$`);

/** Base64url: the only path whose segment may start with `_`. */
const ORDER = /^\/order\/[A-Za-z0-9_-]{16,64}(\/withdraw)?$/;

/** The key is base64url as well. */
const REVIEW = /^\/review\/[A-Za-z0-9_-]{43}(\/stop)?$/;

const missing: Route = { kind: 'missing' };

/** Resolves a public path to a page. Pure. */
export function resolveRoute({ locale, pathname, search }: RouteRequest, index: RouteIndex | null): Route {
  return resolve({ locale, pathname, search }, index, new Set());
}

/** `passed` contains the paths already redirected by rules, to detect cycles. */
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
  // A missing path is first redirected to its clean spelling, unless a rule is being followed, which needs to know
  // whether its target exists.
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
  if (joined === 'cart-reminder')
    return { kind: 'rewrite', path: `/${locale}${clean}${pickQuery(search, ['stop', 'done'])}` };
  if (joined === 'certificates') return { kind: 'rewrite', path: `/${locale}${clean}${pickQuery(search, ['number'])}` };
  if (joined === 'free-lessons')
    return { kind: 'rewrite', path: `/${locale}${clean}${pickQuery(search, ['code', 'busy'])}` };
  if (joined === 'practice-mail')
    return { kind: 'rewrite', path: `/${locale}${clean}${pickQuery(search, ['stop', 'done'])}` };
  if (joined === 'newsletter')
    return { kind: 'rewrite', path: `/${locale}${clean}${pickQuery(search, ['confirm', 'stop', 'done'])}` };
  if (MAIL_LINK.test(joined))
    return { kind: 'rewrite', path: `/${locale}${clean}${pickQuery(search, ['code', 'order', 'busy'])}` };
  if (joined === 'search') return { kind: 'rewrite', path: `/${locale}${clean}${searchQuery(search)}` };
  const live = resolveContent(locale, segments, search, index);
  if (live || !index) return live ?? missing;
  return (
    findRedirect({ locale, segments, index }, follow) ??
    redirectLowerCase(segments, follow) ??
    (isGone({ locale, segments, index }) ? { kind: 'gone' } : missing)
  );
}

/** The only parameter of the payment page. */
function orderQuery(search: URLSearchParams): string {
  const slug = search.get('order');
  return slug === null ? '' : `?order=${encodeURIComponent(slug)}`;
}

/** The given parameters, for pages linked in mails. */
function pickQuery(search: URLSearchParams, keys: string[]): string {
  const params = keys.flatMap((key) => {
    const value = search.get(key);
    return value === null ? [] : [`${key}=${encodeURIComponent(value)}`];
  });
  return params.length > 0 ? `?${params.join('&')}` : '';
}

/** The search query. */
function searchQuery(search: URLSearchParams): string {
  const query = normalizeSearchQuery(search.get('q'));
  return query === '' ? '' : `?q=${encodeURIComponent(query)}`;
}

/** The page number of the order list. */
function profileQuery(search: URLSearchParams): string {
  const params = listingSearch(search, LISTINGS.profile, []);
  return params.size > 0 ? `?${params}` : '';
}

const hasStraySlash = (pathname: string): boolean =>
  pathname.length > 1 && (/\/\//.test(pathname) || pathname.endsWith('/'));

/** The published page or entry in this language; null if missing. */
function resolveContent(
  locale: Locale,
  segments: string[],
  search: URLSearchParams,
  index: RouteIndex | null,
): Route | null {
  const parsed = parseLocalizedRoute(locale, segments);
  if (!parsed) return resolvePage(locale, segments, search, index);
  const { kind, folder, slugs, own } = parsed;
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
  // Without the index the profile is not recognized; its shared version is shown, which contains nothing personal.
  if (index && id !== null && id === index.profile) {
    return { kind: 'rewrite', path: `/${locale}/_profile${path}${profileQuery(search)}` };
  }
  if (index && id !== null && isBlog(locale, segments) && !hasArticles(locale, id, search, index)) return missing;
  if (index && id === null) return null;
  return { kind: 'rewrite', path: withListing(locale, segments, search, index) };
}

const isBlog = (locale: Locale, segments: string[]): boolean =>
  segments.length === 1 && segments[0] === LOCALE_SETTINGS[locale].segments.blog;

/** Whether this list has this page: unknown tags and pages beyond the last must not fill the cache. */
function hasArticles(locale: Locale, id: string, search: URLSearchParams, index: RouteIndex): boolean {
  const params = listingSearch(search, LISTINGS.blog, []);
  const tag = params.get('tag');
  const isAny = tag === null && !params.has('page');
  const before = (Number(params.get('page') ?? 1) - 1) * (index.articlesPerPage(locale, id) ?? 1);
  return isAny || index.blog.count(locale, tag) > before;
}

/** Redirects a path with capitals; our paths are lower case. */
function redirectLowerCase(segments: string[], follow: (path: string) => Route): Route | null {
  const lower = segments.map((segment) => segment.toLowerCase());
  if (lower.every((segment, at) => segment === segments[at])) return null;
  const path = pagePath(lower);
  const route = follow(path);
  if (route.kind === 'rewrite') return { kind: 'redirect', path };
  return route.kind === 'missing' ? null : route;
}

/**
 * The parameters of a listing become one segment. It comes first, where no route starts with it; as the last segment
 * `/shop/~color=blue` would be a product slug. `/_listing` renders the same page per request, without caching it.
 */
function withListing(locale: Locale, segments: string[], search: URLSearchParams, index: RouteIndex | null): string {
  const known = findListing(locale, segments, index);
  const options = index?.filters ?? [];
  const segment = known ? listingSegment(withoutUnknown(locale, search, index), LISTINGS[known], options) : null;
  const path = segments.length > 0 ? pagePath(segments) : '';
  if (!known || !segment) return `/${locale}${path}`;
  const isCached = index && (known === 'blog' || isCachedListing(segment, countPages(known, locale, segments, index)));
  return `/${locale}${isCached ? '' : '/_listing'}/${segment}${path}`;
}

function findListing(locale: Locale, segments: string[], index: RouteIndex | null): keyof typeof LISTINGS | null {
  const { shop, blog, reviews } = LOCALE_SETTINGS[locale].segments;
  const named = segments.length === 1 ? ({ [shop]: 'shop', [blog]: 'blog', [reviews]: 'reviews' } as const) : {};
  return named[segments[0] ?? ''] ?? (isPaged(locale, segments, index) ? 'paged' : null);
}

/** Pages of the whole list that the index knows to exist. Those of the blog were checked before. */
function countPages(list: keyof typeof LISTINGS, locale: Locale, segments: string[], index: RouteIndex): number {
  const id = index.find(locale, 'page', pagePath(segments));
  return list === 'shop' && id !== null ? index.productPages(locale, id) : 1;
}

/** Whether this page has a paginated list. */
function isPaged(locale: Locale, segments: string[], index: RouteIndex | null): boolean {
  const id = index?.find(locale, 'page', pagePath(segments)) ?? null;
  return index !== null && id !== null && index.isPaged(locale, id);
}

/** Drops a filter by an unknown product. */
function withoutUnknown(locale: Locale, search: URLSearchParams, index: RouteIndex | null): URLSearchParams {
  const product = search.get('product');
  if (product === null || index?.find(locale, 'product', productPath(locale, product))) return search;
  return new URLSearchParams([...search].filter(([key]) => key !== 'product'));
}
