import { expect, it } from 'vitest';
import { countPages, listPageNumbers } from './page-numbers';

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
  [400, 834, [1, null, 399, 400, 401, null, 834]],
])('on page %i of %i links to %j', (current, pages, numbers) => {
  expect(listPageNumbers(current, pages)).toEqual(numbers);
});
