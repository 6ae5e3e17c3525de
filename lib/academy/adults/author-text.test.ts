import { expect, it } from 'vitest';
import { authorText } from './author-text';

it.each([
  ['you', false, null],
  ['you', true, 'you'],
  ['other', true, 'other'],
  ['other', false, 'other'],
  [null, true, null],
] as const)('an entry by %s of a child that several adults see (%s) is by %s', (by, isShared, expected) => {
  expect(authorText(by, isShared, { you: 'you', other: 'other' })).toBe(expected);
});
