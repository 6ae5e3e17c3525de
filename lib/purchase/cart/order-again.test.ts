import { describe, expect, it } from 'vitest';
import { decodeCart } from './cart-cookie';
import { orderAgainLink } from './order-again';

const options = [{ key: 'size', value: 'm' }];
const suit = { type: 'physical', variantId: 'suit-1', quantity: 2, options } as const;
const lesson = { type: 'lesson', variantId: 'lesson-1', quantity: 1, options: [] } as const;

describe('ordering again', () => {
  const lines = [suit, lesson].map((line) => ({ ...line, options: [...line.options] }));

  it('puts goods into the cart, but no lessons', () => {
    const link = orderAgainLink('/cart', lines) ?? '';
    expect(link.startsWith('/cart#cart=')).toBe(true);
    expect(decodeCart(link.slice('/cart#cart='.length))).toEqual([{ variantId: 'suit-1', quantity: 2, options }]);
  });

  it('is not offered for lessons alone', () => {
    expect(orderAgainLink('/cart', lines.slice(1))).toBeNull();
  });
});
