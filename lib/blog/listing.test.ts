import { describe, expect, it } from 'vitest';
import { blogHref, countPages, listPageNumbers, parseBlogQuery } from './listing';

describe('parseBlogQuery', () => {
  it('reads what middleware wrote', () => {
    expect(parseBlogQuery('~page=2;tag=at-home')).toEqual({ tag: 'at-home', page: 2 });
    expect(parseBlogQuery('~tag=at-home')).toEqual({ tag: 'at-home', page: 1 });
    expect(parseBlogQuery(null)).toEqual({ tag: null, page: 1 });
  });

  it.each(['~page=0', '~page=-1', '~page=1.5', '~page=x', '~page=', '~tag='])(
    'takes %s for the first page',
    (segment) => {
      expect(parseBlogQuery(segment)).toEqual({ tag: null, page: 1 });
    },
  );
});

it('gives each list one address', () => {
  expect(blogHref('/blog', { tag: null })).toBe('/blog');
  expect(blogHref('/blog', { tag: null, page: 1 })).toBe('/blog');
  expect(blogHref('/blogg', { tag: 'hemma', page: 3 })).toBe('/blogg?tag=hemma&page=3');
});

it.each([
  [0, 6, 1],
  [6, 6, 1],
  [7, 6, 2],
  [10_000, 6, 1667],
])('%i entries by %i fill %i pages', (entries, size, pages) => {
  expect(countPages(entries, size)).toBe(pages);
});

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('on page %i of %i links to %j', (current, pages, numbers) => {
  expect(listPageNumbers(current, pages)).toEqual(numbers);
});
