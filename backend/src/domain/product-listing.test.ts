import { describe, expect, it } from 'vitest';
import {
  type ListedProduct,
  type ListingQuery,
  compareListed,
  nextPriceChange,
  paginateListing,
  parseListingQuery,
  toOptions,
} from './product-listing';
import type { Pricing } from './pricing-and-reductions';

const NOW = new Date('2026-05-01T12:00:00Z');
const inHours = (hours: number): Date => new Date(NOW.getTime() + hours * 3_600_000);

const priced = (price: number, sale: Partial<Pricing> = {}): Pricing => ({
  price,
  salePrice: null,
  saleFrom: null,
  saleTo: null,
  ...sale,
});

let row = 0;
function product(title: string, position: number, pricing: Pricing, options: string[][]) {
  row += 1;
  const variantSet = {
    options: options.map(toOptions),
    pricings: [pricing],
    variantIds: [row],
  };
  return { id: title.toLowerCase(), type: 'physical', title, position, row, variantSet };
}

const vest = product('Zwemvest', 1, priced(3000), [
  ['color:blue', 'size:s'],
  ['color:pink', 'size:m'],
]);
const sleeves = product('Ärmel', 2, priced(1000), [['color:blue', 'size:m']]);
const poncho = product('Poncho', 3, priced(2000), [[]]);
const products: ListedProduct[] = [vest, sleeves, poncho];

const ALL: ListingQuery = { filters: {}, sort: 'featured', page: 1, pageSize: 12, type: null };
const sortListed = (all: ListedProduct[], ...args: Parameters<typeof compareListed>) =>
  [...all].sort(compareListed(...args));
const sorted = (...args: [ListingQuery['sort'], 'nl' | 'de' | 'sv']) =>
  sortListed(products, ...args, NOW).map(({ title }) => title);

describe('parseListingQuery', () => {
  it('parses the query of the storefront', () => {
    const query = { color: 'blue,pink', size: ['s', 'm'], sort: 'name', page: '3', pageSize: '24', type: 'physical' };
    expect(parseListingQuery(query)).toEqual({
      filters: { color: ['blue', 'pink'], size: ['s', 'm'] },
      sort: 'name',
      page: 3,
      pageSize: 24,
      type: 'physical',
    });
  });

  it.each([{}, { page: '0' }, { page: '-1' }, { page: 'x' }, { page: '1.5' }, { pageSize: '0' }, { sort: 'random' }])(
    'takes %o for the default',
    (query) => {
      expect(parseListingQuery(query)).toEqual(ALL);
    },
  );

  it('caps the page size at one hundred', () => {
    expect(parseListingQuery({ pageSize: '1000000' }).pageSize).toBe(100);
  });

  it('ignores objects as values', () => {
    expect(parseListingQuery({ color: { $ne: 'x' }, size: [{ a: 1 }, 'm'] })).toEqual({
      ...ALL,
      filters: { size: ['m'] },
    });
  });
});

describe('the order of a listing', () => {
  it('uses the collation of the language, or the positions set by the editor', () => {
    expect(sorted('name', 'de')).toEqual(['Ärmel', 'Poncho', 'Zwemvest']);
    expect(sorted('name', 'sv')).toEqual(['Poncho', 'Zwemvest', 'Ärmel']);
    expect(sorted('price-asc', 'nl')).toEqual(['Ärmel', 'Poncho', 'Zwemvest']);
    expect(sorted('price-desc', 'nl')).toEqual(['Zwemvest', 'Poncho', 'Ärmel']);
    expect(sortListed([...products].reverse(), 'featured', 'nl', NOW)).toEqual(products);
  });

  it('follows prices from the start to the end of a sale', () => {
    const onSale = product('Sale', 4, priced(5000, { salePrice: 500, saleFrom: inHours(1), saleTo: inHours(2) }), []);
    const first = (now: Date) => sortListed([...products, onSale], 'price-asc', 'nl', now)[0]?.title;
    expect([first(NOW), first(inHours(1)), first(inHours(2))]).toEqual(['Ärmel', 'Sale', 'Ärmel']);
    expect(nextPriceChange([vest, onSale], NOW)).toBe(inHours(1).getTime());
    expect(nextPriceChange([onSale], inHours(1))).toBe(inHours(2).getTime());
    expect(nextPriceChange([onSale], inHours(2))).toBe(Infinity);
  });

  it('has products last of which nothing is on sale', () => {
    const off = { ...product('Off', 0, priced(1), []), variantSet: { options: [], pricings: [], variantIds: [] } };
    for (const sort of ['price-asc', 'price-desc'] as const)
      expect(sortListed([off, ...products], sort, 'nl', NOW).at(-1)).toBe(off);
  });

  it('keeps the order of the editor for equal prices', () => {
    const twin = product('Twin', 0, priced(3000), []);
    expect(sortListed([vest, twin], 'price-desc', 'nl', NOW)).toEqual([twin, vest]);
  });
});

describe('a page of a listing', () => {
  it('contains products with a variant that matches all filters', () => {
    expect(paginateListing(products, { ...ALL, filters: { color: ['blue'], size: ['m'] } }).ids).toEqual(['ärmel']);
    expect(paginateListing(products, { ...ALL, filters: { color: ['blue', 'pink'], size: ['s', 'm'] } }).total).toBe(2);
    expect(paginateListing(products, { ...ALL, filters: { color: ['green'] } })).toMatchObject({
      ids: [],
      total: 0,
      page: 1,
      pages: 1,
    });
  });

  it('contains products without variants only without filters', () => {
    const bare = product('Bare', 0, priced(0), []);
    expect(paginateListing([bare], ALL).ids).toEqual(['bare']);
    expect(paginateListing([bare], { ...ALL, filters: { size: ['m'] } }).ids).toEqual([]);
  });

  it('falls back to the last page when out of range', () => {
    expect(paginateListing(products, { ...ALL, page: 2, pageSize: 2 })).toMatchObject({
      ids: ['poncho'],
      page: 2,
      pages: 2,
    });
    expect(paginateListing(products, { ...ALL, page: 1e15, pageSize: 2 })).toMatchObject({ page: 2, total: 3 });
    expect(paginateListing([], ALL)).toEqual({
      ids: [],
      total: 0,
      page: 1,
      pages: 1,
      facets: [],
    });
  });

  it('counts what each filter value would leave given the other filters', () => {
    const [color, size] = paginateListing(products, { ...ALL, filters: { color: ['blue'] } }).facets;
    expect(color?.values).toEqual([
      { value: 'blue', count: 2 },
      { value: 'pink', count: 1 },
    ]);
    expect(size?.values).toEqual([
      { value: 's', count: 1 },
      { value: 'm', count: 1 },
    ]);
  });

  it('can be limited to one product type, facets included', () => {
    const lesson = { ...product('Les', 0, priced(500), [['color:pink']]), type: 'lesson' };
    const page = paginateListing([lesson, ...products], { ...ALL, type: 'lesson' });
    expect(page.ids).toEqual(['les']);
    expect(page.facets[0]?.values).toEqual([{ value: 'pink', count: 1 }]);
  });
});
