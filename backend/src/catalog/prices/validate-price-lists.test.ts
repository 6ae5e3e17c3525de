import { describe, expect, it } from 'vitest';
import type { PriceList } from '../../domain/price-list';
import { validateOwnAmounts, validateOwnPrices, validatePriceList } from './validate-price-lists';

const paths = (found: { path: (string | number)[] }[]) => found.map(({ path }) => path.join('.'));
const lists: PriceList[] = [{ currency: 'SEK', rate: 11, rounding: 'nines', since: new Date(0) }];

describe('validatePriceList', () => {
  it.each([0, -11, 0.09, 1100, Number.NaN, '', null, 'x'])('refuses a rate of %j at its field', (rate) => {
    expect(paths(validatePriceList({ currency: 'SEK', rate }))).toEqual(['rate']);
  });
  it('refuses a list in euro, or in money it does not know', () => {
    for (const currency of ['EUR', 'DKK', null])
      expect(paths(validatePriceList({ currency, rate: 11 }))).toEqual(['currency']);
  });
  it('takes a rate', () => {
    expect(validatePriceList({ currency: 'SEK', rate: '11.2' })).toEqual([]);
  });
});

describe('own amounts', () => {
  it('come once per currency and kind', () => {
    const rows = ['home', 'free_from', 'home'].map((kind) => ({ currency: 'SEK', kind, amount: 89 }));
    const rule = { amounts: { amount: true }, keyOf: (row: Record<string, unknown>) => String(row.kind) };
    expect(paths(validateOwnAmounts('ownPrices', rows, rule))).toEqual(['ownPrices.2.currency']);
  });
  it('are never 0 where the euro price is not', () => {
    expect(paths(validateOwnPrices([{ currency: 'SEK', price: 0 }], 44.95, lists))).toEqual(['ownPrices.0.price']);
    expect(paths(validateOwnPrices([{ currency: 'SEK', salePrice: 0 }], 44.95, lists))).toEqual([
      'ownPrices.0.salePrice',
    ]);
    expect(validateOwnPrices([{ currency: 'SEK', price: 0 }], 0, lists)).toEqual([]);
    expect(validateOwnPrices([{ currency: 'SEK', price: null }], 44.95, lists)).toEqual([]);
  });
  it('reduce the price of their currency', () => {
    expect(paths(validateOwnPrices([{ currency: 'SEK', price: 499, salePrice: 499 }], 44.95, lists))).toEqual([
      'ownPrices.0.salePrice',
    ]);
    expect(paths(validateOwnPrices([{ currency: 'SEK', salePrice: 499 }], 44.95, lists))).toEqual([
      'ownPrices.0.salePrice',
    ]);
    expect(validateOwnPrices([{ currency: 'SEK', salePrice: 489 }], 44.95, lists)).toEqual([]);
  });
});
