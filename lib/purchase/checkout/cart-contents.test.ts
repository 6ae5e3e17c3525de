import { describe, expect, it } from 'vitest';
import { makeLine, makeQuote } from '@/lib/purchase/cart/quote.fixtures';
import { hasLessons, hasPhysical, orderableItems, linesExceedingStock } from './cart-contents';

describe('cart contents', () => {
  it('is shipped if any line is', () => {
    expect(hasPhysical(makeQuote([makeLine('a', { type: 'lesson' }), makeLine('b')]))).toBe(true);
    expect(hasPhysical(makeQuote([makeLine('a', { type: 'lesson' })]))).toBe(false);
    expect(hasPhysical(makeQuote([makeLine('a', { type: null, state: 'gone' })]))).toBe(true);
  });

  it.each(['lesson', 'level', 'bundle'] as const)('contains lessons if it has a %s', (type) => {
    expect(hasLessons(makeQuote([makeLine('a'), makeLine('b', { type })]))).toBe(true);
    expect(hasLessons(makeQuote([makeLine('a')]))).toBe(false);
    expect(hasLessons(makeQuote([makeLine('a'), makeLine('b', { type, state: 'owned' })]))).toBe(false);
  });
});

describe('orderable lines', () => {
  const lines = [
    makeLine('fine'),
    makeLine('short', { quantity: 3, available: 2, state: 'low' }),
    makeLine('out', { state: 'sold_out', available: 0, total: 0 }),
    makeLine('gone', { state: 'gone', available: null, total: 0 }),
    makeLine('lesson', { type: 'lesson', available: null }),
    makeLine('owned', { type: 'lesson', state: 'owned', available: 1, total: 0 }),
    makeLine('covered', { type: 'lesson', state: 'covered', available: 1, total: 0 }),
  ];
  const cart = lines.map(({ variantId, quantity, options }) => ({ variantId, quantity, options }));

  it('exclude lines that are gone, sold out, owned or covered', () => {
    expect(orderableItems(cart, makeQuote(lines)).map(({ variantId }) => variantId)).toEqual([
      'fine',
      'short',
      'lesson',
    ]);
  });

  it('lists lines that exceed the stock', () => {
    expect(linesExceedingStock(cart, makeQuote(lines))).toEqual([lines[1]]);
  });
});
