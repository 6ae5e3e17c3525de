import { describe, expect, it } from 'vitest';
import { LISTINGS, listingSegment, splitListing } from './listing-segment';

const OPTIONS = [
  { key: 'color', values: ['blue', 'pink'] },
  { key: 'size', values: ['s', 'm'] },
  { key: 'yarn', values: ['wool'] },
];

const segment = (query: string, listing: keyof typeof LISTINGS = 'shop') =>
  listingSegment(new URLSearchParams(query), LISTINGS[listing], OPTIONS);

describe('listingSegment', () => {
  it('normalizes equal choices to one segment', () => {
    const one = '~color=blue,pink;page=2;size=s,m;sort=price-asc';
    expect(segment('color=blue,pink&size=s,m&sort=price-asc&page=2')).toBe(one);
    expect(segment('page=2&sort=price-asc&size=m&size=s&color=pink&color=blue&color=blue')).toBe(one);
  });

  it('takes every option that the shop can be filtered by', () => {
    expect(segment('yarn=wool&size=m&cut=wide')).toBe('~size=m;yarn=wool');
    expect(listingSegment(new URLSearchParams('color=blue'), LISTINGS.shop, [])).toBeNull();
  });

  it.each([
    '',
    'utm_source=x',
    'color=green',
    'page=1',
    'page=0',
    'page=1000',
    'page=10000',
    'page=2.5',
    'page=-1',
    'sort=featured',
    'sort=x',
    'q=suit',
    'size=~',
  ])('ignores %s', (query) => {
    expect(segment(query)).toBeNull();
  });

  it('accepts page and tag on the blog only', () => {
    expect(segment('page=3&color=blue', 'blog')).toBe('~page=3');
    expect(segment('tag=at-home&size=m&page=2', 'blog')).toBe('~page=2;tag=at-home');
    expect(segment('tag=at-home')).toBeNull();
  });

  it('allows every page of a blog with 10,000 articles', () => {
    expect(segment('page=1429', 'blog')).toBe('~page=1429');
    expect(segment('page=1000000000', 'blog')).toBeNull();
    expect(segment('page=1429', 'reviews')).toBeNull();
  });

  it.each(['tag=', 'tag=A', 'tag=a;b', 'tag=a%2Fb', 'tag=..', `tag=${'a'.repeat(101)}`])(
    'knows no tag in %s',
    (query) => {
      expect(segment(query, 'blog')).toBeNull();
    },
  );
});

describe('reviews', () => {
  it.each([
    ['stars=5&product=pak-blauw&page=2', '~page=2;product=pak-blauw;stars=5'],
    ['stars=0', null],
    ['stars=6', null],
    ['stars=4.5', null],
    ['product=../x', null],
    ['product=A%20b', null],
    [`product=${'x'.repeat(101)}`, null],
  ])('%s', (query, expected) => {
    expect(segment(query, 'reviews')).toBe(expected);
  });
});

describe('splitListing', () => {
  it('extracts the segment from the params of a page', () => {
    expect(splitListing(['~color%3Dblue%3Bsize%3Dm', 'shop'])).toEqual({
      path: ['shop'],
      listing: '~color=blue;size=m',
    });
    expect(splitListing(['%C3%BCber-uns', 'team'])).toEqual({ path: ['über-uns', 'team'], listing: null });
    expect(splitListing([])).toEqual({ path: [], listing: null });
    expect(splitListing(['%'])).toEqual({ path: ['%'], listing: null });
  });
});
