import { OPTION_KEYS, OPTION_VALUES, type OptionKey, valuesOf } from './options';
import type { ProductCard, ProductVariant } from './types';

/** Rules of the shop listing: what an address means, which products it shows and how its links are written. */
export const SORTS = ['featured', 'price-asc', 'price-desc', 'name'] as const;
export type Sort = (typeof SORTS)[number];

export interface ListingQuery extends Record<OptionKey, string[]> {
  sort: Sort;
  /** From 1. */
  page: number;
}

export interface Facet {
  key: OptionKey;
  values: { value: string; count: number; active: boolean; href: string }[];
}

export interface ProductPage {
  items: ProductCard[];
  total: number;
  page: number;
  pages: number;
}

export const EMPTY_QUERY: ListingQuery = { color: [], size: [], sort: 'featured', page: 1 };

const isSort = (value: string): value is Sort => SORTS.some((sort) => sort === value);

function readValues(params: URLSearchParams, key: OptionKey): string[] {
  const asked = params.getAll(key).flatMap((value) => value.split(','));
  return OPTION_VALUES[key].filter((value) => asked.includes(value));
}

/** Reads the segment the middleware makes of a query string, such as `~color=blue;page=2;size=m,s`. */
export function parseListingQuery(segment: string | null): ListingQuery {
  const params = new URLSearchParams(segment?.replace(/^~/, '').replaceAll(';', '&'));
  const sort = params.get('sort') ?? '';
  const page = Number(params.get('page'));
  return {
    color: readValues(params, 'color'),
    size: readValues(params, 'size'),
    sort: isSort(sort) ? sort : 'featured',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The public address of a query; what is the default is left out, so one state has one address. */
export function listingHref(path: string, query: ListingQuery): string {
  const params: string[] = OPTION_KEYS.flatMap((key) => query[key].map((value) => `${key}=${value}`));
  if (query.sort !== 'featured') params.push(`sort=${query.sort}`);
  if (query.page > 1) params.push(`page=${query.page}`);
  return params.length > 0 ? `${path}?${params.join('&')}` : path;
}

/** The query after a filter is switched on or off; the first page again, because the old one may be gone. */
export function toggleFilter(query: ListingQuery, key: OptionKey, value: string): ListingQuery {
  const on = query[key].includes(value);
  const values = OPTION_VALUES[key].filter((other) => (other === value ? !on : query[key].includes(other)));
  return { ...query, [key]: values, page: 1 };
}

export const hasFilters = (query: ListingQuery): boolean => OPTION_KEYS.some((key) => query[key].length > 0);

function matchesFilters(variant: ProductVariant, query: ListingQuery): boolean {
  return OPTION_KEYS.every((key) => {
    const value = variant[key];
    return query[key].length === 0 || (value !== null && query[key].includes(value));
  });
}

/** A product stays when one of its variants has every property that is asked for. */
export function filterProducts(products: ProductCard[], query: ListingQuery): ProductCard[] {
  if (!hasFilters(query)) return products;
  return products.filter(({ variants }) => variants.some((variant) => matchesFilters(variant, query)));
}

/** `tag` (BCP 47) decides how names are ordered. Equal products keep the editor's order. */
export function sortProducts(products: ProductCard[], sort: Sort, tag: string): ProductCard[] {
  const { compare } = new Intl.Collator(tag, { numeric: true });
  const orders: Record<Sort, (a: ProductCard, b: ProductCard) => number> = {
    featured: () => 0,
    'price-asc': (a, b) => a.from.amount - b.from.amount,
    'price-desc': (a, b) => b.from.amount - a.from.amount,
    name: (a, b) => compare(a.title, b.title),
  };
  return products.toSorted((a, b) => orders[sort](a, b) || a.position - b.position);
}

export function paginate(products: ProductCard[], page: number, pageSize: number): ProductPage {
  const size = Math.max(1, pageSize);
  const pages = Math.max(1, Math.ceil(products.length / size));
  const current = Math.min(page, pages);
  const start = (current - 1) * size;
  return { items: products.slice(start, start + size), total: products.length, page: current, pages };
}

/** The filters on offer, each with the number of products it would leave and the address that switches it. */
export function listFacets(products: ProductCard[], query: ListingQuery, path: string): Facet[] {
  const variants = products.flatMap((product) => product.variants);
  return OPTION_KEYS.map((key) => ({
    key,
    values: valuesOf(variants, key).map((value) => ({
      value,
      count: filterProducts(products, { ...query, [key]: [value] }).length,
      active: query[key].includes(value),
      href: listingHref(path, toggleFilter(query, key, value)),
    })),
  })).filter(({ values }) => values.length > 1);
}
