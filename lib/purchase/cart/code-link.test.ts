import { describe, expect, it } from 'vitest';
import { codeOfLink, isKept, readCodeNote, withoutCode } from './code-link';

describe('a code in the address', () => {
  it.each([
    ['?code=summer', 'SUMMER'],
    ['?color=blue&code=%20Summer-25%20', 'SUMMER-25'],
    ['?code=', null],
    ['?code=%20', null],
    ['?color=blue', null],
    [`?code=${'a'.repeat(99)}`, 'A'.repeat(40)],
  ])('%s is read', (search, code) => {
    expect(codeOfLink(new URLSearchParams(search))).toBe(code);
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
