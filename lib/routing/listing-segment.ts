import type { FilterOption } from './filter-option';
import { SORTS } from '@/backend/contract/products';
import { listingParams } from '@/lib/core/listing-params';

/**
 * Filters, sorting and page number are a query string in public URLs and one sorted path segment internally
 * (`~color=blue;page=2;size=m,s`): middleware builds it, pages read it with `splitListing`. Pages are cached by path, so
 * unknown keys and values are dropped; otherwise they would create more cached pages.
 */
const MARK = '~';
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_SLUG = { tag: 60, product: 100 };

type Key = 'sort' | 'page' | 'tag' | 'product' | 'stars';

interface Listing {
  keys: readonly Key[];
  /** Whether it can be filtered by the options of products. */
  filtered?: boolean;
  /** Highest accepted page number. */
  lastPage: number;
}

/** Accepted parameters per kind of listing. */
export const LISTINGS = {
  shop: { keys: ['sort', 'page'], filtered: true, lastPage: 999 },
  // Much higher than elsewhere, because the route index rejects pages beyond the last one.
  blog: { keys: ['page', 'tag'], lastPage: 99_999 },
  profile: { keys: ['page'], lastPage: 999 },
  /** A content page with a paginated list. */
  paged: { keys: ['page'], lastPage: 999 },
  reviews: { keys: ['page', 'product', 'stars'], lastPage: 999 },
} as const satisfies Record<string, Listing>;

/** Normalizes each value; '' if it is invalid or the default. */
const readers: Record<Key, (given: string[], listing: Listing) => string> = {
  sort: ([sort = '']) => (SORTS.slice(1).some((known) => known === sort) ? sort : ''),
  stars: ([stars = '']) => (/^[1-5]$/.test(stars) ? stars : ''),
  // The route index decides whether the tag or product exists.
  tag: ([tag = '']) => readSlug(tag, MAX_SLUG.tag),
  product: ([product = '']) => readSlug(product, MAX_SLUG.product),
  page: ([page = ''], { lastPage }) =>
    /^[1-9]\d*$/.test(page) && Number(page) > 1 && Number(page) <= lastPage ? page : '',
};

const readSlug = (given: string, max: number): string => (given.length <= max && SLUG.test(given) ? given : '');

/** Accepts comma-separated or repeated values; returns each once, in display order. */
function normalizeChoices(given: string[], values: readonly string[]): string {
  const requested = given.flatMap((value) => value.split(','));
  return values.filter((value) => requested.includes(value)).join(',');
}

/** Normalized listing parameters of a query string, sorted by key. @param options Those that the shop can be filtered by. */
export function listingSearch(search: URLSearchParams, listing: Listing, options: FilterOption[]): URLSearchParams {
  const read = [
    ...listing.keys.map((key) => [key, readers[key](search.getAll(key), listing)] as const),
    ...(listing.filtered ? options : []).map(
      ({ key, values }) => [key, search.has(key) ? normalizeChoices(search.getAll(key), values) : ''] as const,
    ),
  ];
  const given = read.filter(([, value]) => value !== '').toSorted(([a], [b]) => (a < b ? -1 : 1));
  return new URLSearchParams(given.map(([key, value]) => [key, value]));
}

/** The internal segment; null without parameters. */
export function listingSegment(search: URLSearchParams, listing: Listing, options: FilterOption[]): string | null {
  const parts = [...listingSearch(search, listing, options)].map(([key, value]) => `${key}=${value}`);
  return parts.length > 0 ? MARK + parts.join(';') : null;
}

/**
 * Whether the page of this segment is cached. Values combine freely and page numbers can be invented, so only lists of
 * which there are few are: the first page with at most one value, and the `pages` of the whole list.
 */
export function isCachedListing(segment: string, pages: number): boolean {
  const params = listingParams(segment);
  const page = Number(params.get('page') ?? 1);
  params.delete('page');
  const values = [...params.values()].flatMap((value) => value.split(','));
  return values.length === 0 ? page <= pages : values.length === 1 && page === 1;
}

/** Splits the params of a page into its slugs and the optional listing segment. */
export function splitListing(params: string[]): { path: string[]; listing: string | null } {
  const [first, ...rest] = params.map(decodeSegment);
  if (first?.startsWith(MARK)) return { path: rest, listing: first };
  return { path: first === undefined ? [] : [first, ...rest], listing: null };
}

/** Params are URL-encoded; middleware has already rejected malformed ones. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
