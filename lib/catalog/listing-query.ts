import { listingParams, readPageNumber } from '@/lib/core/listing-params';
import type { OptionValue, Options, ProductOption } from './options';
import type { FacetCounts } from './types';
import { type Sort, isSort } from '@/backend/contract/products';

export interface ListingQuery {
  /** Chosen values by the key of their option, in display order. */
  filters: Readonly<Record<string, readonly string[]>>;
  sort: Sort;
  /** From 1. */
  page: number;
}

export interface Facet {
  key: string;
  name: string;
  values: (OptionValue & { count: number; active: boolean; href: string })[];
}

export const DEFAULT_QUERY: ListingQuery = { filters: {}, sort: 'featured', page: 1 };

/** The values of `wanted` that exist, by option; options without any are left out. */
function pickValues(options: ProductOption[], wanted: (key: string) => readonly string[]): ListingQuery['filters'] {
  const chosen = options
    .filter(({ filter }) => filter)
    .map(({ key, values }) => {
      const requested = wanted(key);
      return [key, values.flatMap((value) => (requested.includes(value.key) ? value.key : []))] as const;
    });
  return Object.fromEntries(chosen.filter(([, values]) => values.length > 0));
}

/** Parses the segment that middleware builds from the query string, such as `~color=blue;page=2;size=m,s`. */
export function parseListingQuery(segment: string | null, options: ProductOption[]): ListingQuery {
  const params = listingParams(segment);
  const sort = params.get('sort') ?? '';
  return {
    filters: pickValues(options, (key) => params.getAll(key).flatMap((value) => value.split(','))),
    sort: isSort(sort) ? sort : 'featured',
    page: readPageNumber(params),
  };
}

/** The canonical URL of a query; defaults are omitted. */
export function listingHref(path: string, { filters, sort, page }: ListingQuery): string {
  const params = Object.entries(filters).flatMap(([key, values]) => values.map((value) => `${key}=${value}`));
  if (sort !== 'featured') params.push(`sort=${sort}`);
  if (page > 1) params.push(`page=${page}`);
  return params.length > 0 ? `${path}?${params.join('&')}` : path;
}

/** Toggles a filter and returns to the first page, because the current one may no longer exist. */
export function toggleFilter(query: ListingQuery, options: ProductOption[], key: string, value: string): ListingQuery {
  const chosen = query.filters[key] ?? [];
  const toggled = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  const filters = pickValues(options, (other) => (other === key ? toggled : (query.filters[other] ?? [])));
  return { ...query, filters, page: 1 };
}

export const hasFilters = ({ filters }: ListingQuery): boolean => Object.keys(filters).length > 0;

/** Filters that one value was chosen of, of options that are seen and not only read: pictures follow them. */
export const shownChoice = ({ filters }: ListingQuery, options: ProductOption[]): Options =>
  Object.fromEntries(
    options
      .filter(({ values }) => values.some(({ swatch }) => swatch !== null))
      .flatMap(({ key }) => {
        const [value, ...others] = filters[key] ?? [];
        return value !== undefined && others.length === 0 ? [[key, value]] : [];
      }),
  );

/** Filter values with the number of matching products and the URL that toggles them. */
export function toFacets(counts: FacetCounts[], query: ListingQuery, path: string, options: ProductOption[]): Facet[] {
  return options
    .filter(({ filter }) => filter)
    .map(({ key, name, values }) => {
      const found = new Map(
        counts.find((facet) => facet.key === key)?.values.map(({ value, count }) => [value, count]),
      );
      return {
        key,
        name,
        values: values.flatMap((value) => {
          const count = found.get(value.key);
          if (count === undefined) return [];
          const href = listingHref(path, toggleFilter(query, options, key, value.key));
          return [{ ...value, count, active: query.filters[key]?.includes(value.key) ?? false, href }];
        }),
      };
    })
    .filter(({ values }) => values.length > 1);
}
