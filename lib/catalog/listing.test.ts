import { describe, expect, it } from 'vitest';
import { makeCard, makeVariant } from './catalog.fixtures';
import {
  EMPTY_QUERY,
  filterProducts,
  listFacets,
  listingHref,
  paginate,
  parseListingQuery,
  sortProducts,
  toggleFilter,
} from './listing';

const products = [
  makeCard('Zwemvest', 1, 3000, [makeVariant('blue', 's'), makeVariant('pink', 'm')]),
  makeCard('Ärmel', 2, 1000, [makeVariant('blue', 'm')]),
  makeCard('Poncho', 3, 2000, [makeVariant(null, null)]),
];
const titles = (list: typeof products): string[] => list.map(({ title }) => title);

describe('parseListingQuery', () => {
  it('reads the segment of the middleware', () => {
    expect(parseListingQuery('~color=blue;page=2;size=m;sort=price-asc')).toEqual({
      color: ['blue'],
      size: ['m'],
      sort: 'price-asc',
      page: 2,
    });
  });

  it('reads several values, repeated or after a comma, in display order', () => {
    expect(parseListingQuery('~color=pink,blue;size=l;size=xs')).toMatchObject({
      color: ['blue', 'pink'],
      size: ['xs', 'l'],
    });
  });

  it('takes what it does not know for the default', () => {
    expect(parseListingQuery(null)).toEqual(EMPTY_QUERY);
    expect(parseListingQuery('~color=green;size=huge;sort=random;page=-3')).toEqual(EMPTY_QUERY);
    expect(parseListingQuery('~page=1e99;sort=')).toEqual({ ...EMPTY_QUERY, page: 1e99 });
  });
});

describe('listing addresses', () => {
  it('leave defaults out and read back as the same query', () => {
    expect(listingHref('/shop', EMPTY_QUERY)).toBe('/shop');
    const query = { color: ['blue'], size: ['s', 'm'], sort: 'name', page: 3 } as const;
    const href = listingHref('/shop', { ...query, color: ['blue'], size: ['s', 'm'] });
    expect(href).toBe('/shop?color=blue&size=s&size=m&sort=name&page=3');
    expect(parseListingQuery(`~${href.split('?')[1]?.replaceAll('&', ';')}`)).toEqual(query);
  });

  it('switch one filter and go back to the first page', () => {
    const query = toggleFilter({ ...EMPTY_QUERY, size: ['m'], page: 2 }, 'size', 's');
    expect(query).toMatchObject({ size: ['s', 'm'], page: 1 });
    expect(toggleFilter(query, 'size', 'm').size).toEqual(['s']);
  });
});

describe('the products of a listing', () => {
  it('need one variant with everything that is asked for', () => {
    expect(titles(filterProducts(products, { ...EMPTY_QUERY, color: ['blue'], size: ['m'] }))).toEqual(['Ärmel']);
    expect(filterProducts(products, EMPTY_QUERY)).toHaveLength(3);
  });

  it('are sorted by the letters of the language', () => {
    expect(titles(sortProducts(products, 'name', 'de-DE'))).toEqual(['Ärmel', 'Poncho', 'Zwemvest']);
    expect(titles(sortProducts(products, 'name', 'sv-SE'))).toEqual(['Poncho', 'Zwemvest', 'Ärmel']);
    expect(titles(sortProducts(products, 'price-asc', 'nl-NL'))).toEqual(['Ärmel', 'Poncho', 'Zwemvest']);
    expect(titles(sortProducts(products, 'price-desc', 'nl-NL'))).toEqual(['Zwemvest', 'Poncho', 'Ärmel']);
    expect(titles(sortProducts(products.toReversed(), 'featured', 'nl-NL'))).toEqual(titles(products));
  });

  it('come in pages, and a page too far is the last', () => {
    expect(paginate(products, 2, 2)).toMatchObject({ page: 2, pages: 2, total: 3, items: [products[2]] });
    expect(paginate(products, 1e99, 2).page).toBe(2);
    expect(paginate([], 1, 12)).toEqual({ items: [], total: 0, page: 1, pages: 1 });
  });

  it('offer only filters that tell products apart', () => {
    const facets = listFacets(products, { ...EMPTY_QUERY, color: ['blue'] }, '/shop');
    expect(facets.map(({ key }) => key)).toEqual(['color', 'size']);
    expect(facets[0]?.values[0]).toEqual({ value: 'blue', count: 2, active: true, href: '/shop' });
    expect(facets[1]?.values.find(({ value }) => value === 'm')).toMatchObject({
      count: 1,
      href: '/shop?color=blue&size=m',
    });
    expect(listFacets([makeCard('Poncho', 3, 2000, [makeVariant(null, null)])], EMPTY_QUERY, '/shop')).toEqual([]);
  });
});
