import { type Pricing, effectivePrice, nextSaleBoundary } from './pricing-and-reductions';
import { LOCALE_SETTINGS, type Locale } from '../../contract/locales';
import { isOptionKey, splitCode } from '../../contract/options';
import { type Sort, isSort } from '../../contract/products';

/** Values of a variant by the key of their option. */
type Options = Readonly<Record<string, string>>;

export const toOptions = (codes: readonly string[]): Options =>
  Object.fromEntries(codes.map(splitCode).map(({ key, value }) => [key, value]));

/** Option combinations of a product. Products with the same combinations share one array, so each is evaluated once. */
export type OptionSet = readonly Options[];

/** Variants of a product; the same in every language but for the currency of their prices. */
export interface VariantSet {
  options: OptionSet;
  pricings: readonly Pricing[];
  /** Row ids of the variants. */
  variantIds: readonly number[];
}

/** The data needed to list a product in one language. */
export interface ListedProduct {
  id: string;
  type: string;
  title: string;
  /** Set by an editor; ties are sorted by age, oldest first. */
  position: number;
  row: number;
  variantSet: VariantSet;
}

export interface ListingQuery {
  /** Values by the key of their option. */
  filters: Filters;
  sort: Sort;
  /** 1-based; out of range means the last page. */
  page: number;
  pageSize: number;
  /** Null for all types. */
  type: string | null;
}

type Filters = Readonly<Record<string, readonly string[]>>;

interface Facet {
  key: string;
  /** Values that occur, each with the number of products it would leave. */
  values: { value: string; count: number }[];
}

export interface ListingPage {
  ids: string[];
  total: number;
  page: number;
  pages: number;
  facets: Facet[];
}

const MAX_PAGE_SIZE = 100;
const DEFAULT_PAGE_SIZE = 12;

function parsePositiveInteger(value: unknown, fallback: number, most: number): number {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? Math.min(number, most) : fallback;
}

/** Comma-separated or repeated values. */
function parseValues(value: unknown): string[] {
  const given = Array.isArray(value) ? value : [value];
  return given.flatMap((item) => (typeof item === 'string' ? item.split(',').filter(Boolean) : []));
}

function parseFilters(query: Record<string, unknown>): Filters {
  const given = Object.entries(query).filter(([key]) => isOptionKey(key));
  return Object.fromEntries(
    given.map(([key, value]) => [key, parseValues(value)] as const).filter(([, values]) => values.length > 0),
  );
}

/** Parses the storefront's query string; invalid values fall back to their default. */
export function parseListingQuery(query: Record<string, unknown>): ListingQuery {
  return {
    filters: parseFilters(query),
    sort: isSort(query.sort) ? query.sort : 'featured',
    page: parsePositiveInteger(query.page, 1, Number.MAX_SAFE_INTEGER),
    pageSize: parsePositiveInteger(query.pageSize, DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE),
    type: typeof query.type === 'string' && query.type !== '' ? query.type : null,
  };
}

/** Lowest price of the variants in cents; null without variants. */
const lowestPrice = ({ pricings }: VariantSet, now: Date): number | null =>
  pricings.length > 0 ? Math.min(...pricings.map((pricing) => effectivePrice(pricing, now))) : null;

export type Compare = (a: ListedProduct, b: ListedProduct) => number;

/** Order of a listing. Ties keep the editor's order; names use the collation of the language. */
export function compareListed(sort: Sort, locale: Locale, now: Date): Compare {
  const byPosition: Compare = (a, b) => a.position - b.position || a.row - b.row;
  if (sort === 'featured') return byPosition;
  if (sort === 'name') {
    const { compare } = new Intl.Collator(LOCALE_SETTINGS[locale].tag, { numeric: true });
    return (a, b) => compare(a.title, b.title) || byPosition(a, b);
  }
  const ranks = new WeakMap<ListedProduct, number>();
  const direction = sort === 'price-asc' ? 1 : -1;
  const rank = (product: ListedProduct): number => {
    const known = ranks.get(product);
    if (known !== undefined) return known;
    const price = lowestPrice(product.variantSet, now);
    // Nothing on sale: last in both directions.
    const own = price === null ? Number.MAX_SAFE_INTEGER : direction * price;
    ranks.set(product, own);
    return own;
  };
  return (a, b) => rank(a) - rank(b) || byPosition(a, b);
}

/** The sorted products without those that are `gone`, and with others at their places. */
export function replaceSorted(
  sorted: ListedProduct[],
  { gone, added, compare }: { gone: ReadonlySet<string>; added: ListedProduct[]; compare: Compare },
): ListedProduct[] {
  const kept = sorted.filter(({ id }) => !gone.has(id));
  for (const product of added) {
    let [from, to] = [0, kept.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      const other = kept[middle];
      if (other && compare(other, product) < 0) from = middle + 1;
      else to = middle;
    }
    kept.splice(from, 0, product);
  }
  return kept;
}

/** Next time, in epoch milliseconds, at which a sale changes one of these prices; Infinity if none does. */
export function nextPriceChange(products: Iterable<ListedProduct>, now: Date): number {
  let first = Infinity;
  for (const { variantSet } of products)
    for (const pricing of variantSet.pricings)
      first = Math.min(first, nextSaleBoundary(pricing, now)?.getTime() ?? Infinity);
  return first;
}

/** Whether one option combination matches all filters; products without variants match only without filters. */
function fits(options: OptionSet, filters: Filters): boolean {
  const wanted = Object.entries(filters);
  return (
    wanted.length === 0 ||
    options.some((option) =>
      wanted.every(([key, values]) => {
        const value = option[key];
        return value !== undefined && values.includes(value);
      }),
    )
  );
}

function countSets(products: ListedProduct[]): Map<OptionSet, number> {
  const counts = new Map<OptionSet, number>();
  for (const { variantSet } of products) counts.set(variantSet.options, (counts.get(variantSet.options) ?? 0) + 1);
  return counts;
}

/** Values that occur in some sets, by the key of their option. */
function listValues(sets: Iterable<OptionSet>): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const set of sets)
    for (const options of set)
      for (const [key, value] of Object.entries(options)) {
        const values = found.get(key) ?? new Set();
        found.set(key, values.add(value));
      }
  return found;
}

/**
 * How many products each value of an option would leave, given the filters of the others. A set is looked at once per
 * option and not once per value: sixty values of ten thousand products are counted in milliseconds.
 */
function listFacets(counts: Map<OptionSet, number>, filters: Filters): Facet[] {
  return [...listValues(counts.keys())].map(([key, values]) => {
    const { [key]: _own, ...others } = filters;
    const left = new Map([...values].map((value) => [value, 0]));
    for (const [set, count] of counts) {
      const fitting = set.filter((options) => fits([options], others));
      for (const value of new Set(fitting.flatMap((options) => options[key] ?? [])))
        left.set(value, (left.get(value) ?? 0) + count);
    }
    return { key, values: [...left].map(([value, count]) => ({ value, count })) };
  });
}

/** One page of already sorted products. */
export function paginateListing(sorted: ListedProduct[], query: ListingQuery): ListingPage {
  const offered = query.type === null ? sorted : sorted.filter(({ type }) => type === query.type);
  const counts = countSets(offered);
  const fitting = new Set([...counts.keys()].filter((options) => fits(options, query.filters)));
  const found = offered.filter(({ variantSet }) => fitting.has(variantSet.options));
  const pages = Math.max(1, Math.ceil(found.length / query.pageSize));
  const page = Math.min(query.page, pages);
  const start = (page - 1) * query.pageSize;
  return {
    ids: found.slice(start, start + query.pageSize).map(({ id }) => id),
    total: found.length,
    page,
    pages,
    facets: listFacets(counts, query.filters),
  };
}
