import { LANGUAGE_TAGS, type Locale } from './locales';
import { type Pricing, effectivePrice, nextMoment } from './price';

/** Rules of the shop's listing: which products a visitor asks for, in which order, and what the filters would leave. */
export const SORTS = ['featured', 'price-asc', 'price-desc', 'name'] as const;
export type Sort = (typeof SORTS)[number];

export const OPTION_KEYS = ['color', 'size'] as const;
export type OptionKey = (typeof OPTION_KEYS)[number];

export type Options = Record<OptionKey, string | null>;

/** The combinations that a product is sold in. Products with the same ones share one list, so that it is judged once. */
export type OptionSet = readonly Options[];

/** What is sold under the name of a product, the same in every language. */
export interface Offer {
  options: OptionSet;
  pricings: readonly Pricing[];
  /** Rows of the variants. */
  variants: readonly number[];
}

/** What has to be known of a product in one language to list it. */
export interface ListedProduct {
  id: string;
  type: string;
  title: string;
  /** Where an editor put it; of equal ones the older comes first. */
  position: number;
  row: number;
  offer: Offer;
}

export interface ListingQuery extends Record<OptionKey, string[]> {
  sort: Sort;
  /** From 1; a page too far is the last. */
  page: number;
  pageSize: number;
  /** Null: every type. */
  type: string | null;
}

export interface Facet {
  key: OptionKey;
  /** The values that occur, each with the number of products it would leave. */
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

const isSort = (value: unknown): value is Sort => SORTS.some((sort) => sort === value);

function readWhole(value: unknown, fallback: number, most: number): number {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? Math.min(number, most) : fallback;
}

/** Values joined by commas or repeated. */
function readValues(value: unknown): string[] {
  const given = Array.isArray(value) ? value : [value];
  return given.flatMap((item) => (typeof item === 'string' ? item.split(',').filter(Boolean) : []));
}

/** A query string as the storefront sends it; what is not understood is the default. */
export function readListingQuery(query: Record<string, unknown>): ListingQuery {
  return {
    color: readValues(query.color),
    size: readValues(query.size),
    sort: isSort(query.sort) ? query.sort : 'featured',
    page: readWhole(query.page, 1, Number.MAX_SAFE_INTEGER),
    pageSize: readWhole(query.pageSize, DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE),
    type: typeof query.type === 'string' && query.type !== '' ? query.type : null,
  };
}

/** The lowest price of what is sold, in cents; 0 when nothing is. */
export const lowestPrice = ({ pricings }: Offer, now: Date): number =>
  pricings.length > 0 ? Math.min(...pricings.map((pricing) => effectivePrice(pricing, now))) : 0;

/** All of them in order. Equal products keep the editor's order; names go by the letters of the language. */
export function sortListed(products: ListedProduct[], sort: Sort, locale: Locale, now: Date): ListedProduct[] {
  const byPosition = (a: ListedProduct, b: ListedProduct): number => a.position - b.position || a.row - b.row;
  if (sort === 'featured') return [...products].sort(byPosition);
  if (sort === 'name') {
    const { compare } = new Intl.Collator(LANGUAGE_TAGS[locale], { numeric: true });
    return [...products].sort((a, b) => compare(a.title, b.title) || byPosition(a, b));
  }
  const prices = new Map(products.map((product) => [product, lowestPrice(product.offer, now)]));
  const direction = sort === 'price-asc' ? 1 : -1;
  const priceOf = (product: ListedProduct): number => prices.get(product) ?? 0;
  return [...products].sort((a, b) => direction * (priceOf(a) - priceOf(b)) || byPosition(a, b));
}

/** The next moment at which a sale changes one of these prices, in milliseconds; Infinity when none does. */
export function nextPriceMoment(products: Iterable<ListedProduct>, now: Date): number {
  let first = Infinity;
  for (const { offer } of products)
    for (const pricing of offer.pricings) first = Math.min(first, nextMoment(pricing, now)?.getTime() ?? Infinity);
  return first;
}

type Filter = Pick<ListingQuery, OptionKey>;

/** A product stays when one of its combinations has every property that is asked for; without variants, when nothing is. */
const fits = (options: OptionSet, filter: Filter): boolean =>
  OPTION_KEYS.every((key) => filter[key].length === 0) ||
  options.some((option) =>
    OPTION_KEYS.every((key) => {
      const value = option[key];
      return filter[key].length === 0 || (value !== null && filter[key].includes(value));
    }),
  );

function countSets(products: ListedProduct[]): Map<OptionSet, number> {
  const counts = new Map<OptionSet, number>();
  for (const { offer } of products) counts.set(offer.options, (counts.get(offer.options) ?? 0) + 1);
  return counts;
}

function listFacets(counts: Map<OptionSet, number>, filter: Filter): Facet[] {
  const countFitting = (wanted: Filter): number =>
    [...counts].reduce((sum, [options, count]) => sum + (fits(options, wanted) ? count : 0), 0);
  return OPTION_KEYS.map((key) => {
    const values = new Set([...counts.keys()].flatMap((set) => set.flatMap((option) => option[key] ?? [])));
    return {
      key,
      values: [...values].map((value) => ({ value, count: countFitting({ ...filter, [key]: [value] }) })),
    };
  });
}

/** One page of products that are in order already. */
export function pageOf(sorted: ListedProduct[], query: ListingQuery): ListingPage {
  const offered = query.type === null ? sorted : sorted.filter(({ type }) => type === query.type);
  const counts = countSets(offered);
  const fitting = new Set([...counts.keys()].filter((options) => fits(options, query)));
  const found = offered.filter(({ offer }) => fitting.has(offer.options));
  const pages = Math.max(1, Math.ceil(found.length / query.pageSize));
  const page = Math.min(query.page, pages);
  const start = (page - 1) * query.pageSize;
  return {
    ids: found.slice(start, start + query.pageSize).map(({ id }) => id),
    total: found.length,
    page,
    pages,
    facets: listFacets(counts, query),
  };
}
