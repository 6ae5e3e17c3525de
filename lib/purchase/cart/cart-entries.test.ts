import { describe, expect, it } from 'vitest';
import { findCheckoutBlocker, joinQuote } from './cart-entries';
import { makeLine, makeQuote } from './quote.fixtures';

const items = (...ids: string[]) => ids.map((variantId) => ({ variantId, quantity: 2, options: [] }));
const problemOf = (line: Parameters<typeof makeLine>[1]) =>
  joinQuote(items('a'), makeQuote([makeLine('a', line)]))[0]?.problem;

describe('joinQuote', () => {
  it('joins each line with its quote, in cart order', () => {
    const entries = joinQuote(items('b', 'a', 'new'), makeQuote([makeLine('a'), makeLine('b')]));
    expect(entries.map(({ line }) => line?.variantId)).toEqual(['b', 'a', undefined]);
  });

  it('returns the problem of a line', () => {
    expect(problemOf({})).toBeNull();
    expect(problemOf({ state: 'gone' })).toBe('gone');
    expect(problemOf({ state: 'sold_out', available: 0 })).toBe('sold_out');
    expect(problemOf({ state: 'low', available: 1 })).toBe('too_many');
    expect(problemOf({ state: 'low', available: 2 })).toBe('low');
    expect(problemOf({ available: null })).toBeNull();
    expect(problemOf({ state: 'owned', type: 'lesson', available: 1 })).toBe('owned');
    expect(problemOf({ state: 'covered', type: 'level', available: 1 })).toBe('covered');
    expect(problemOf({ type: 'lesson', available: 1 })).toBe('once');
  });
});

describe('findBlock', () => {
  const blockOf = (ids: string[], ...lines: ReturnType<typeof makeLine>[]) =>
    findCheckoutBlocker(joinQuote(items(...ids), makeQuote(lines)));

  it('allows checkout if anything can be ordered', () => {
    expect(blockOf(['a', 'b'], makeLine('a'), makeLine('b', { state: 'sold_out' }))).toBeNull();
  });

  it('returns the reason that blocks checkout', () => {
    expect(blockOf([])).toBe('nothing');
    expect(blockOf(['a'], makeLine('a', { state: 'gone' }))).toBe('nothing');
    expect(blockOf(['a', 'b'], makeLine('a', { available: 1 }), makeLine('b'))).toBe('quantity');
    expect(blockOf(['a'], makeLine('a', { type: 'bundle', available: 1 }))).toBe('quantity');
    expect(blockOf(['a'], makeLine('a', { state: 'covered' }))).toBe('nothing');
    // The checkout asks whether it is a gift.
    expect(blockOf(['a'], makeLine('a', { state: 'owned' }))).toBeNull();
    expect(blockOf(['a'])).toBe('waiting');
  });
});
