import { describe, expect, it } from 'vitest';
import { makeVariant } from './catalog.fixtures';
import { reductionOfLowest } from './reduction';
import type { ProductVariant } from './types';

const cost = (amount: number, percent?: number): ProductVariant => ({
  ...makeVariant(null, null, 'ok', amount),
  reduction: percent === undefined ? null : { from: { amount: amount * 2, currency: 'EUR' }, percent },
});

describe('reductionOfLowest', () => {
  it.each([
    ['the cheapest is reduced', [cost(4000, 20), cost(5000)], 20],
    ['another one is reduced', [cost(4000), cost(5000, 30)], null],
    ['one of the cheapest is not reduced', [cost(4000, 20), cost(4000)], null],
    ['all of the cheapest, by different amounts', [cost(4000, 20), cost(4000, 11), cost(5000, 5)], 11],
    ['nothing to sell', [], null],
  ])('%s', (_, variants, percent) => {
    expect(reductionOfLowest(variants)?.reduction.percent ?? null).toBe(percent);
  });
});
