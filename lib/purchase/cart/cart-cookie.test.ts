import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineKey } from './cart-lines';
import { anyCart } from './cart-lines.fixtures';
import { decodeCart, encodeCart, fitsCookie, MAX_COOKIE_LENGTH } from './cart-cookie';
import { MAX_LINES, MAX_QUANTITY } from '@/backend/contract/cart';

const line = {
  variantId: 'abc',
  quantity: 2,
  options: [
    { key: 'color', value: 'blue' },
    { key: 'size', value: 'm' },
  ],
};
const encode = (value: unknown): string => encodeURIComponent(JSON.stringify(value));

describe('the cart cookie', () => {
  it('is URL-encoded JSON of variantId, quantity and options only', () => {
    const extra = { ...line, title: 'Suit', price: 1 };
    expect(JSON.parse(decodeURIComponent(encodeCart([extra])))).toEqual([line]);
    expect(encodeCart([line])).toMatch(/^[\w%.~!*'()-]+$/);
  });

  it('round-trips', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(decodeCart(encodeCart(cart))).toEqual(cart);
      }),
    );
  });

  it('has room for 15 ordinary lines', () => {
    const lines = Array.from({ length: MAX_LINES }, (_, index) => ({
      variantId: `zvdk4n0x2mqaab7c3d4e5f${10 + index}`,
      quantity: 99,
      options: [
        { key: 'color', value: 'blue' },
        { key: 'size', value: 'xxxl' },
      ],
    }));
    expect(fitsCookie(lines)).toBe(true);
    expect(decodeCart(encodeCart(lines))).toEqual(lines);
  });

  it('accepts unencoded JSON', () => {
    expect(decodeCart(JSON.stringify([line]))).toEqual([line]);
  });

  it('merges equal lines and caps quantities', () => {
    const cart = decodeCart(encode([line, { ...line, quantity: 500, options: line.options.toReversed() }]));
    expect(cart).toEqual([{ ...line, quantity: MAX_QUANTITY }]);
  });

  it.each([
    ['nothing', undefined],
    ['empty', ''],
    ['no JSON', '%7Bnot'],
    ['a broken escape', '%E0%A4%A'],
    ['no list', encode({ variantId: 'abc' })],
    ['null lines', encode([null])],
    ['a quantity of zero', encode([{ ...line, quantity: 0 }])],
    ['a negative quantity', encode([{ ...line, quantity: -1 }])],
    ['half a suit', encode([{ ...line, quantity: 1.5 }])],
    ['a quantity as text', encode([{ ...line, quantity: '2' }])],
    ['an id with markup', encode([{ ...line, variantId: '<script>' }])],
    ['an id that climbs', encode([{ ...line, variantId: '../../users/me' }])],
    ['options that are no list', encode([{ ...line, options: 'blue' }])],
    ['an option without value', encode([{ ...line, options: [{ key: 'color' }] }])],
    ['an option with markup', encode([{ ...line, options: [{ key: 'color', value: '"><img>' }] }])],
    ['one broken line among good ones', encode([line, { ...line, variantId: 7 }])],
    ['too many lines', encode(Array.from({ length: 16 }, (_, index) => ({ ...line, variantId: `v${index}` })))],
    ['something huge', 'a'.repeat(3 * MAX_COOKIE_LENGTH)],
  ])('is empty for %s', (_, value) => {
    expect(decodeCart(value)).toEqual([]);
  });

  it('survives any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json().map(encodeURIComponent)), (text) => {
        const cart = decodeCart(text);
        expect(new Set(cart.map(lineKey)).size).toBe(cart.length);
      }),
    );
  });
});
