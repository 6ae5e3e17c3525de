import { listingParams, readPageNumber } from '@/lib/core/listing-params';
import type { FacetCounts } from './types';
import { OPTION_KEYS, OPTION_VALUES, type OptionKey, type Sort, isSort } from '@/backend/contract/products';

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
  const requested = params.getAll(key).flatMap((value) => value.split(','));
  return OPTION_VALUES[key].filter((value) => requested.includes(value));
}

/** Parses the segment that middleware builds from the query string, such as `~color=blue;page=2;size=m,s`. */
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

/** The canonical URL of a query; defaults are omitted. */
export function listingHref(path: string, query: ListingQuery): string {
  const params: string[] = OPTION_KEYS.flatMap((key) => query[key].map((value) => `${key}=${value}`));
  if (query.sort !== 'featured') params.push(`sort=${query.sort}`);
  if (query.page > 1) params.push(`page=${query.page}`);
  return params.length > 0 ? `${path}?${params.join('&')}` : path;
}

/** Toggles a filter and returns to the first page, because the current one may no longer exist. */
export function toggleFilter(query: ListingQuery, key: OptionKey, value: string): ListingQuery {
  const on = query[key].includes(value);
  const values = OPTION_VALUES[key].filter((other) => (other === value ? !on : query[key].includes(other)));
  return { ...query, [key]: values, page: 1 };
}

export const hasFilters = (query: ListingQuery): boolean => OPTION_KEYS.some((key) => query[key].length > 0);

/** Filter values with the number of matching products and the URL that toggles them. */
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
