import { describe, expect, it } from 'vitest';
import { type SalePlan, groupSales, percentMore, percentOff, planSale } from './percent-sale';

const now = new Date('2026-11-27T12:00:00Z');
const plan: SalePlan = { percent: 20, rounding: 'five', from: now.toISOString(), to: null, replaces: false };
const none = { salePrice: null, saleFrom: null, saleTo: null };

describe('percentOff', () => {
  it.each([
    [3995, 20, 'cent', 3196],
    [3995, 20, 'five', 3195],
    [3995, 20, 'euro', 3100],
    [999, 33, 'cent', 669],
    [50, 90, 'euro', null],
    [1, 10, 'cent', null],
    [0, 20, 'cent', null],
    [1000, 0, 'cent', null],
    [1000, 100, 'cent', null],
  ] as const)('%i cents with %i%% off, by %s', (cents, percent, rounding, left) =>
    expect(percentOff(cents, percent, rounding)).toBe(left),
  );
});

it('raises and lowers prices', () => expect([percentMore(3995, 5), percentMore(3995, -5)]).toEqual([4195, 3795]));

describe('planSale', () => {
  it('reduces a variant without a sale', () =>
    expect(planSale({ price: 3995, ...none }, plan, now)).toEqual({
      salePrice: 3195,
      saleFrom: plan.from,
      saleTo: null,
    }));
  it('leaves a sale alone that runs or will run, unless told otherwise', () => {
    const running = { price: 3995, salePrice: 3000, saleFrom: null, saleTo: '2026-12-01T00:00:00Z' };
    expect(planSale(running, plan, now)).toBeNull();
    expect(planSale(running, { ...plan, replaces: true }, now)?.salePrice).toBe(3195);
    expect(planSale({ ...running, saleTo: '2026-11-01T00:00:00Z' }, plan, now)?.salePrice).toBe(3195);
  });
});

it('groups sales by their dates, without those that are over', () => {
  const sale = (saleFrom: string | null, saleTo: string | null) => ({ salePrice: 1, saleFrom, saleTo });
  const groups = groupSales([sale('a', null), sale(null, null), sale('a', null), sale('a', '2026-01-01'), none], now);
  expect(groups.map(({ from, variants }) => [from, variants.length])).toEqual([
    ['a', 2],
    [null, 1],
  ]);
});
