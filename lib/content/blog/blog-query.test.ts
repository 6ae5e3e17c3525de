import { describe, expect, it } from 'vitest';
import { blogHref, parseBlogQuery } from './blog-query';

describe('parseBlogQuery', () => {
  it('parses the segment of middleware', () => {
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

it('builds one canonical URL per list', () => {
  expect(blogHref('/blog', { tag: null })).toBe('/blog');
  expect(blogHref('/blog', { tag: null, page: 1 })).toBe('/blog');
  expect(blogHref('/blogg', { tag: 'hemma', page: 3 })).toBe('/blogg?tag=hemma&page=3');
});
