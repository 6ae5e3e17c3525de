import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EURO_PRICES, type PriceList, ROUNDINGS, amountIn, findRateError, pricingIn } from './price-list';

const list = (over: Partial<PriceList> = {}): PriceList => ({
  currency: 'SEK',
  rate: 11.25,
  rounding: 'nines',
  since: new Date(0),
  ...over,
});

describe('amountIn', () => {
  it.each([
    ['nines', 4495, 509_00],
    ['nines', 4436, 499_00 + 10_00],
    ['nines', 4435, 499_00],
    ['nines', 1, 9_00],
    ['whole', 4495, 506_00],
    ['whole', 800, 90_00],
    ['exact', 4495, 505_69],
  ] as const)('rounds up: %s of %i euro cents is %i', (rounding, cents, expected) => {
    expect(amountIn(list({ rounding }), cents)).toBe(expected);
  });

  it('prefers an own amount, but not one that gives the goods away', () => {
    expect(amountIn(list(), 4495, 499_00)).toBe(499_00);
    expect(amountIn(list(), 4495, 0)).toBe(509_00);
    expect(amountIn(list(), 0, 0)).toBe(0);
    expect(amountIn(list(), 0)).toBe(0);
  });

  it('rounds what is off up and thresholds down', () => {
    expect(amountIn(list(), 500, null, 'discount')).toBe(57_00);
    expect(amountIn(list(), 12_505, null, 'threshold')).toBe(1406_00);
    expect(amountIn(list(), 1, null, 'threshold')).toBe(1_00);
  });

  it('leaves euros alone', () => {
    expect(amountIn(EURO_PRICES, 4495, 1)).toBe(4495);
  });

  it('never makes a price 0, lower than by the rate, or a dearer article cheaper', () => {
    const rate = fc.integer({ min: 5_000_000, max: 25_000_000 }).map((micros) => micros / 1_000_000);
    fc.assert(
      fc.property(
        rate,
        fc.constantFrom(...ROUNDINGS),
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.nat(10_000),
        (r, rounding, cents, more) => {
          const prices = list({ rate: r, rounding });
          const price = amountIn(prices, cents);
          expect(Number.isSafeInteger(price) && price > 0).toBe(true);
          expect(price).toBeGreaterThanOrEqual(Math.floor(cents * r));
          expect(price).toBeLessThan(cents * r + 10_00 + 1);
          expect(amountIn(prices, cents + more)).toBeGreaterThanOrEqual(price);
          expect(amountIn(prices, cents, null, 'threshold')).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe('findRateError', () => {
  it.each([0, -11, Number.NaN, Number.POSITIVE_INFINITY, 0.09, 1125, '', '  ', 'elf', null, undefined, [], true])(
    'refuses %j',
    (rate) => {
      expect(findRateError('SEK', rate)).toContain('from 5 to 25');
    },
  );
  it.each([5, 11.2345, '11.25', 25])('takes %j', (rate) => {
    expect(findRateError('SEK', rate)).toBeNull();
  });
});

describe('pricingIn', () => {
  const euro = { price: 4995, salePrice: 3995, saleFrom: null, saleTo: null };
  it('derives price and sale price', () => {
    expect(pricingIn(list(), euro, { price: null, salePrice: null })).toMatchObject({
      price: 569_00,
      salePrice: 459_00,
    });
  });
  it('takes own prices, and a sale in this currency alone', () => {
    expect(pricingIn(list(), { ...euro, salePrice: null }, { price: 549_00, salePrice: 499_00 })).toMatchObject({
      price: 549_00,
      salePrice: 499_00,
    });
  });
});
