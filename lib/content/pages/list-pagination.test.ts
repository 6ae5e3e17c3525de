import { describe, expect, it } from 'vitest';
import { countListPages, hasPages, listPagePath, rangeOfPage, readListPage } from './list-pagination';

describe('readListPage', () => {
  it.each([
    [null, 1],
    ['~page=2', 2],
    ['~color=blue;page=12', 12],
    ['~page=x', 1],
    ['~page=-3', 1],
    ['~page=1e99', 1],
  ])('%s is page %i', (segment, page) => expect(readListPage(segment)).toBe(page));
});

it('the first page has no key', () => {
  expect([listPagePath('/nieuws', 1), listPagePath('/nieuws', 3)]).toEqual(['/nieuws', '/nieuws?page=3']);
});

it('requests no more than the configured limit', () => {
  const shape = { pageSize: 6, limit: 8 };
  expect([1, 2, 3].map((page) => rangeOfPage(page, shape))).toEqual([
    { offset: 0, size: 6 },
    { offset: 6, size: 2 },
    { offset: 12, size: 0 },
  ]);
  expect(rangeOfPage(2, { pageSize: 6, limit: null })).toEqual({ offset: 6, size: 6 });
});

it('counts pages', () => {
  expect([0, 6, 7, 100].map((total) => countListPages(total, { pageSize: 6, limit: 8 }))).toEqual([1, 1, 2, 2]);
  expect(countListPages(100, { pageSize: 6, limit: null })).toBe(17);
  expect([null, 6, 7].map((limit) => hasPages({ pageSize: 6, limit }))).toEqual([true, false, true]);
});
