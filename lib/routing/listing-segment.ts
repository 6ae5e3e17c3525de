import { OPTION_VALUES } from '@/backend/contract/products';
import { SORTS } from '@/backend/contract/products';

/**
 * Filters, sorting and page travel in the query string outside and as one sorted path segment inside
 * (`~color=blue;page=2;size=m,s`): middleware makes it, pages read it with `splitListing`. A page is cached by its path,
 * so keys and values that do not exist are left out: they would be more pages.
 */
const MARK = '~';
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_SLUG = { tag: 60, product: 100 };

type Key = 'color' | 'size' | 'sort' | 'page' | 'tag' | 'product' | 'stars';

interface Listing {
  keys: readonly Key[];
  /** Pages beyond are none: of made-up numbers no more than these can fill the cache. */
  lastPage: number;
}

/** What counts on each kind of listing. */
export const LISTINGS = {
  shop: { keys: ['color', 'size', 'sort', 'page'], lastPage: 999 },
  // Far more than others: which pages there are, the route index says before one is cached.
  blog: { keys: ['page', 'tag'], lastPage: 99_999 },
  profile: { keys: ['page'], lastPage: 999 },
  /** A page on which a list goes on to more pages. */
  paged: { keys: ['page'], lastPage: 999 },
  reviews: { keys: ['page', 'product', 'stars'], lastPage: 999 },
} as const satisfies Record<string, Listing>;

/** The one spelling of each value, '' when it says nothing. */
const readers: Record<Key, (given: string[], listing: Listing) => string> = {
  color: (given) => normalizeChoices(given, OPTION_VALUES.color),
  size: (given) => normalizeChoices(given, OPTION_VALUES.size),
  sort: ([sort = '']) => (SORTS.slice(1).some((known) => known === sort) ? sort : ''),
  stars: ([stars = '']) => (/^[1-5]$/.test(stars) ? stars : ''),
  // Whether there is such a tag or product is for the route index to say.
  tag: ([tag = '']) => readSlug(tag, MAX_SLUG.tag),
  product: ([product = '']) => readSlug(product, MAX_SLUG.product),
  page: ([page = ''], { lastPage }) =>
    /^[1-9]\d*$/.test(page) && Number(page) > 1 && Number(page) <= lastPage ? page : '',
};

const readSlug = (given: string, max: number): string => (given.length <= max && SLUG.test(given) ? given : '');

/** Values joined by commas or repeated, each once, in the one order that exists. */
function normalizeChoices(given: string[], values: readonly string[]): string {
  const asked = given.flatMap((value) => value.split(','));
  return values.filter((value) => asked.includes(value)).join(',');
}

/** Of a query string what counts, each key once, sorted. */
export function listingSearch(search: URLSearchParams, listing: Listing): URLSearchParams {
  const read = listing.keys.toSorted().map((key) => [key, readers[key](search.getAll(key), listing)]);
  return new URLSearchParams(read.filter(([, value]) => value !== ''));
}

/** The internal segment, null when nothing is chosen. */
export function listingSegment(search: URLSearchParams, listing: Listing): string | null {
  const parts = [...listingSearch(search, listing)].map(([key, value]) => `${key}=${value}`);
  return parts.length > 0 ? MARK + parts.join(';') : null;
}

/** Params of a page -> its slugs, and the listing segment when there is one. */
export function splitListing(params: string[]): { path: string[]; listing: string | null } {
  const [first, ...rest] = params.map(decodeSegment);
  if (first?.startsWith(MARK)) return { path: rest, listing: first };
  return { path: first === undefined ? [] : [first, ...rest], listing: null };
}

/** Params arrive URL-encoded; what can't be decoded was refused by middleware. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
