import { expect, it } from 'vitest';
import { countKept, isKept } from './kept-here';

const id = 'abcdefgh12345678';

it('finds an id in the stored list, and counts', () => {
  const stored = JSON.stringify([id, 'other00000000000']);
  expect(isKept(stored, id)).toBe(true);
  expect(isKept(stored, id.slice(1))).toBe(false);
  expect(countKept(stored)).toBe(2);
});

it.each(['', 'x', '{', `"${id}"`, '{"a":1}', '[null,1,"<b>"]'])('counts nothing in %j', (stored) => {
  expect(countKept(stored)).toBe(0);
});
