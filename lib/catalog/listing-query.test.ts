import { describe, expect, it } from 'vitest';
import { DEFAULT_QUERY, listingHref, parseListingQuery, toFacets, toggleFilter } from './listing-query';

describe('parseListingQuery', () => {
  it('parses the segment of middleware', () => {
    expect(parseListingQuery('~color=blue;page=2;size=m;sort=price-asc')).toEqual({
      color: ['blue'],
      size: ['m'],
      sort: 'price-asc',
      page: 2,
    });
  });

  it('parses repeated and comma-separated values in display order', () => {
    expect(parseListingQuery('~color=pink,blue;size=l;size=xs')).toMatchObject({
      color: ['blue', 'pink'],
      size: ['xs', 'l'],
    });
  });

  it('replaces unknown values by the default', () => {
    expect(parseListingQuery(null)).toEqual(DEFAULT_QUERY);
    expect(parseListingQuery('~color=green;size=huge;sort=random;page=-3')).toEqual(DEFAULT_QUERY);
    expect(parseListingQuery('~page=1e99;sort=')).toEqual({ ...DEFAULT_QUERY, page: 1e99 });
  });
});

describe('listing URLs', () => {
  it('omit defaults and round-trip', () => {
    expect(listingHref('/shop', DEFAULT_QUERY)).toBe('/shop');
    const query = { color: ['blue'], size: ['s', 'm'], sort: 'name', page: 3 } as const;
    const href = listingHref('/shop', { ...query, color: ['blue'], size: ['s', 'm'] });
    expect(href).toBe('/shop?color=blue&size=s&size=m&sort=name&page=3');
    expect(parseListingQuery(`~${href.split('?')[1]?.replaceAll('&', ';')}`)).toEqual(query);
  });

  it('toggle one filter and return to the first page', () => {
    const query = toggleFilter({ ...DEFAULT_QUERY, size: ['m'], page: 2 }, 'size', 's');
    expect(query).toMatchObject({ size: ['s', 'm'], page: 1 });
    expect(toggleFilter(query, 'size', 'm').size).toEqual(['s']);
  });
});

describe('facets', () => {
  const size = { key: 'size', values: [] };

  it('are in display order with the URL that toggles each value', () => {
    const values = [
      { value: 'pink', count: 1 },
      { value: 'blue', count: 2 },
    ];
    const [color] = toFacets([{ key: 'color', values }, size], { ...DEFAULT_QUERY, color: ['blue'], page: 2 }, '/shop');
    expect(color).toEqual({
      key: 'color',
      values: [
        { value: 'blue', count: 2, active: true, href: '/shop' },
        { value: 'pink', count: 1, active: false, href: '/shop?color=blue&color=pink' },
      ],
    });
  });

  it('are omitted when they have a single value', () => {
    const color = { key: 'color', values: [{ value: 'blue', count: 2 }] };
    expect(toFacets([color, size], DEFAULT_QUERY, '/shop')).toEqual([]);
    expect(toFacets([], DEFAULT_QUERY, '/shop')).toEqual([]);
  });

  it('have no unknown values', () => {
    const values = ['blue', 'pink', 'mauve'].map((value) => ({ value, count: 1 }));
    expect(toFacets([{ key: 'color', values }], DEFAULT_QUERY, '/shop')[0]?.values).toHaveLength(2);
  });
});
