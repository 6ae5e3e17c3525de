import { describe, expect, it } from 'vitest';
import { isKept, readCode, readCodeNote, withoutCode } from './code-link';

describe('a code in the address', () => {
  it.each([
    ['summer', 'SUMMER'],
    [' Summer-25 ', 'SUMMER-25'],
    ['', null],
    [' ', null],
    ['a'.repeat(99), 'A'.repeat(40)],
  ])('%s is read', (given, code) => {
    expect(readCode(given)).toBe(code);
  });

  it.each([
    ['/shop', '?code=SUMMER', '', '/shop'],
    ['/shop', '?color=blue&code=SUMMER&size=m', '#list', '/shop?color=blue&size=m#list'],
    ['/', '?code=A&code=B', '', '/'],
  ])('%s%s%s goes on without it', (pathname, search, hash, expected) => {
    expect(withoutCode({ pathname, search, hash })).toBe(expected);
  });

  it('is kept while only the cart is in its way', () => {
    expect((['applied', 'not_applicable', 'minimum'] as const).every(isKept)).toBe(true);
    expect((['unknown', 'not_yet', 'expired', 'used_up', 'second', 'limited'] as const).some(isKept)).toBe(false);
  });

  it.each([null, {}, { data: { code: 1, text: '', checked: true } }, { data: { code: null } }])(
    'rejects the response %j',
    (json) => {
      expect(() => readCodeNote(json)).toThrow();
    },
  );
});
