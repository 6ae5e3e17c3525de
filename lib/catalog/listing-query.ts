import { listingParams, readPageNumber } from '@/lib/core/listing-params';
import type { FacetCounts } from './types';
import { OPTION_KEYS, OPTION_VALUES, type OptionKey, SORTS, type Sort, isSort } from '@/backend/contract/products';

export interface ListingQuery extends Record<OptionKey, string[]> {
  sort: Sort;
  /** From 1. */
  page: number;
}

export interface Facet {
  key: OptionKey;
  values: { value: string; count: number; active: boolean; href: string }[];
}

export const DEFAULT_QUERY: ListingQuery = { color: [], size: [], sort: 'featured', page: 1 };

function readValues(params: URLSearchParams, key: OptionKey): string[] {
  const asked = params.getAll(key).flatMap((value) => value.split(','));
  return OPTION_VALUES[key].filter((value) => asked.includes(value));
}

/** Reads the segment the middleware makes of a query string, such as `~color=blue;page=2;size=m,s`. */
export function parseListingQuery(segment: string | null): ListingQuery {
  const params = listingParams(segment);
  const sort = params.get('sort') ?? '';
  return {
    color: readValues(params, 'color'),
    size: readValues(params, 'size'),
    sort: isSort(sort) ? sort : 'featured',
    page: readPageNumber(params),
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

/** The filters on offer, each with the number of products it would leave and the address that switches it. */
export function toFacets(counts: FacetCounts[], query: ListingQuery, path: string): Facet[] {
  return OPTION_KEYS.map((key) => {
    const found = new Map(counts.find((facet) => facet.key === key)?.values.map(({ value, count }) => [value, count]));
    const values = OPTION_VALUES[key].flatMap((value) => {
      const count = found.get(value);
      if (count === undefined) return [];
      return [
        { value, count, active: query[key].includes(value), href: listingHref(path, toggleFilter(query, key, value)) },
      ];
    });
    return { key, values };
  }).filter(({ values }) => values.length > 1);
}
