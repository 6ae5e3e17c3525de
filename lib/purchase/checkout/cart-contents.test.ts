import { describe, expect, it } from 'vitest';
import { makeLine, makeQuote } from '@/lib/purchase/cart/quote.fixtures';
import { hasLessons, hasPhysical, orderableItems, linesExceedingStock } from './cart-contents';

describe('what a cart holds', () => {
  it('is shipped when one line is', () => {
    expect(hasPhysical(makeQuote([makeLine('a', { type: 'lesson' }), makeLine('b')]))).toBe(true);
    expect(hasPhysical(makeQuote([makeLine('a', { type: 'lesson' })]))).toBe(false);
    expect(hasPhysical(makeQuote([makeLine('a', { type: null, state: 'gone' })]))).toBe(true);
  });

  it.each(['lesson', 'level', 'bundle'] as const)('is watched when it holds a %s', (type) => {
    expect(hasLessons(makeQuote([makeLine('a'), makeLine('b', { type })]))).toBe(true);
    expect(hasLessons(makeQuote([makeLine('a')]))).toBe(false);
    expect(hasLessons(makeQuote([makeLine('a'), makeLine('b', { type, state: 'owned' })]))).toBe(false);
  });
});

describe('what of a cart can be ordered', () => {
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

  it('leaves out what is gone, sold out, owned or part of something else', () => {
    expect(orderableItems(cart, makeQuote(lines)).map(({ variantId }) => variantId)).toEqual([
      'fine',
      'short',
      'lesson',
    ]);
  });

  it('names lines with more pieces than there are', () => {
    expect(linesExceedingStock(cart, makeQuote(lines))).toEqual([lines[1]]);
  });
});
