import { describe, expect, it } from 'vitest';
import { DEFAULT_QUERY, listingHref, parseListingQuery, shownChoice, toFacets, toggleFilter } from './listing-query';
import { makeOption, OPTIONS } from './options.fixtures';

const parse = (segment: string | null) => parseListingQuery(segment, OPTIONS);

describe('parseListingQuery', () => {
  it('parses the segment of middleware', () => {
    expect(parse('~color=blue;page=2;size=m;sort=price-asc')).toEqual({
      filters: { color: ['blue'], size: ['m'] },
      sort: 'price-asc',
      page: 2,
    });
  });

  it('parses repeated and comma-separated values in display order', () => {
    expect(parse('~color=pink,blue;size=l;size=xs')).toMatchObject({
      filters: { color: ['blue', 'pink'], size: ['xs', 'l'] },
    });
  });

  it('knows every option that is a filter, and no other', () => {
    const options = [makeOption('material', ['wool']), { ...makeOption('length', ['long']), filter: false }];
    expect(parseListingQuery('~color=blue;length=long;material=wool', options).filters).toEqual({ material: ['wool'] });
  });

  it('replaces unknown values by the default', () => {
    expect(parse(null)).toEqual(DEFAULT_QUERY);
    expect(parse('~color=green;size=huge;sort=random;page=-3')).toEqual(DEFAULT_QUERY);
    expect(parse('~page=1e99;sort=')).toEqual({ ...DEFAULT_QUERY, page: 1e99 });
  });
});

describe('listing URLs', () => {
  it('omit defaults and round-trip', () => {
    expect(listingHref('/shop', DEFAULT_QUERY)).toBe('/shop');
    const query = { filters: { color: ['blue'], size: ['s', 'm'] }, sort: 'name', page: 3 } as const;
    const href = listingHref('/shop', query);
    expect(href).toBe('/shop?color=blue&size=s&size=m&sort=name&page=3');
    expect(parse(`~${href.split('?')[1]?.replaceAll('&', ';')}`)).toEqual(query);
  });

  it('toggle one filter and return to the first page', () => {
    const query = toggleFilter({ ...DEFAULT_QUERY, filters: { size: ['m'] }, page: 2 }, OPTIONS, 'size', 's');
    expect(query).toMatchObject({ filters: { size: ['s', 'm'] }, page: 1 });
    expect(toggleFilter(query, OPTIONS, 'size', 'm').filters).toEqual({ size: ['s'] });
  });

  it('a single value that is seen chooses the pictures', () => {
    const [color, size] = OPTIONS;
    const swatch = { colors: ['#3d95cf'], picture: null };
    const seen = { ...makeOption('color', []), values: (color?.values ?? []).map((value) => ({ ...value, swatch })) };
    const query = { ...DEFAULT_QUERY, filters: { color: ['blue'], size: ['m'] } };
    expect(shownChoice(query, [seen, ...(size ? [size] : [])])).toEqual({ color: 'blue' });
    expect(shownChoice({ ...query, filters: { color: ['blue', 'pink'] } }, [seen])).toEqual({});
  });
});

describe('facets', () => {
  const size = { key: 'size', values: [] };

  it('are in display order with the URL that toggles each value', () => {
    const values = [
      { value: 'pink', count: 1 },
      { value: 'blue', count: 2 },
    ];
    const [color] = toFacets(
      [{ key: 'color', values }, size],
      { ...DEFAULT_QUERY, filters: { color: ['blue'] }, page: 2 },
      '/shop',
      OPTIONS,
    );
    expect(color).toMatchObject({
      key: 'color',
      name: 'Colour',
      values: [
        { key: 'blue', label: 'Blue', count: 2, active: true, href: '/shop' },
        { key: 'pink', label: 'Pink', count: 1, active: false, href: '/shop?color=blue&color=pink' },
      ],
    });
  });

  it('are omitted when they have a single value', () => {
    const color = { key: 'color', values: [{ value: 'blue', count: 2 }] };
    expect(toFacets([color, size], DEFAULT_QUERY, '/shop', OPTIONS)).toEqual([]);
    expect(toFacets([], DEFAULT_QUERY, '/shop', OPTIONS)).toEqual([]);
  });

  it('have no unknown values', () => {
    const values = ['blue', 'pink', 'mauve'].map((value) => ({ value, count: 1 }));
    expect(toFacets([{ key: 'color', values }], DEFAULT_QUERY, '/shop', OPTIONS)[0]?.values).toHaveLength(2);
  });
});
