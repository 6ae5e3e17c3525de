import { expect, it } from 'vitest';
import { addFavourites, favouritesLink, MAX_FAVOURITES, parseFavourites, parseSharedList } from './favourites';

const id = (number: number): string => `product${String(number).padStart(17, '0')}`;
const ids = (count: number): string[] => Array.from({ length: count }, (_, index) => id(index));

it.each([null, undefined, 0, 'x', {}, { length: 3 }, [null, 1, {}, [], '', '../x', 'A'.repeat(24), 'a'.repeat(41)]])(
  'stored %j is an empty list',
  (value) => {
    expect(parseFavourites(value)).toEqual([]);
  },
);

it('keeps what is good of a stored list, each id once', () => {
  expect(parseFavourites([id(2), null, id(1), id(2), '<img>'])).toEqual([id(2), id(1)]);
});

it('adds at the end, until the list is full', () => {
  expect(addFavourites([id(1)], [id(2), id(1)])).toEqual([id(1), id(2)]);
  const full = ids(MAX_FAVOURITES);
  expect(addFavourites(full, [id(999)])).toEqual(full);
});

it('shares a list in the fragment of a link', () => {
  const list = ids(3);
  const link = new URL(favouritesLink('https://zwotter.example/favourites', list));
  expect(link.pathname + link.search).toBe('/favourites');
  expect(parseSharedList(link.hash)).toEqual(list);
});

it.each(['', '#', '#main', '#cart=[]'])('%j is no shared list', (fragment) => {
  expect(parseSharedList(fragment)).toBeNull();
});

it('takes no more of a shared list than fits, and nothing of junk', () => {
  expect(parseSharedList(`#list=${ids(1000).join('-')}`)).toEqual(ids(MAX_FAVOURITES));
  expect(parseSharedList('#list=')).toEqual([]);
  expect(parseSharedList('#list=%3Cscript%3E-x-../..')).toEqual([]);
});
