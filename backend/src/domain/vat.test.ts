import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeVat, findVatRate, splitByShare, vatOf } from './vat';

describe('vatOf', () => {
  it.each([
    [12100, 21, 2100],
    [10900, 9, 900],
    [5995, 21, 1040],
    [395, 21, 69],
    [1, 21, 0],
    [0, 21, 0],
    [1055, 5.5, 55],
    [1000, 0, 0],
  ])('%i cents at %d %% hold %i', (gross, rate, vat) => expect(vatOf(gross, rate)).toBe(vat));

  it('plus the net amount is the gross amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 0, max: 2700 }), (gross, points) => {
        const vat = vatOf(gross, points / 100);
        const net = gross - vat;
        expect(Number.isInteger(vat)).toBe(true);
        expect(vat).toBeGreaterThanOrEqual(0);
        expect(Math.abs(net * (1 + points / 10_000) - gross)).toBeLessThanOrEqual(0.5 * (1 + points / 10_000) + 1e-6);
      }),
    );
  });
});

describe('splitByShare', () => {
  it('gives the odd cent to the largest remainder, the first on a tie', () => {
    expect(splitByShare(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(splitByShare(395, [1000, 3000])).toEqual([99, 296]);
    expect(splitByShare(5, [0, 0])).toEqual([5, 0]);
    expect(splitByShare(5, [])).toEqual([]);
  });

  it('always adds up, with every part less than a cent off its share', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 15 }), (amount, weights) => {
        const parts = splitByShare(amount, weights);
        const total = weights.reduce((a, b) => a + b, 0);
        expect(parts.reduce((a, b) => a + b, 0)).toBe(amount);
        if (total > 0) {
          parts.forEach((part, index) => {
            expect(Math.abs(part - (amount * (weights[index] ?? 0)) / total)).toBeLessThan(1);
          });
        }
      }),
    );
  });
});

describe('computeVat', () => {
  it('taxes shipping at the rate of the goods', () => {
    expect(computeVat([{ total: 5995, vatRate: 21 }], 395, 21)).toEqual({
      vat: 1109,
      vatLines: [{ rate: 21, amount: 1109 }],
    });
  });

  it('splits shipping over several rates', () => {
    const result = computeVat(
      [
        { total: 10000, vatRate: 21 },
        { total: 10000, vatRate: 9 },
      ],
      395,
      21,
    );
    expect(result.vatLines).toEqual([
      { rate: 21, amount: vatOf(10198, 21) },
      { rate: 9, amount: vatOf(10197, 9) },
    ]);
  });

  it('taxes shipping at the home rate when goods are free or missing', () => {
    expect(computeVat([], 395, 21)).toEqual({ vat: 69, vatLines: [{ rate: 21, amount: 69 }] });
    expect(computeVat([{ total: 0, vatRate: 9 }], 109, 21).vatLines).toEqual([{ rate: 9, amount: 9 }]);
    expect(computeVat([], 0, 21)).toEqual({ vat: 0, vatLines: [] });
  });

  it('is the sum of its lines and does not depend on the order of the lines', () => {
    const line = fc.record({ total: fc.nat(500_000), vatRate: fc.constantFrom(21, 9, 19, 5.5, 0) });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 15 }), fc.nat(2000), (lines, shipping) => {
        const result = computeVat(lines, shipping, 21);
        expect(result.vatLines.reduce((sum, entry) => sum + entry.amount, 0)).toBe(result.vat);
        expect(computeVat([...lines].reverse(), shipping, 21)).toEqual(result);
      }),
    );
  });
});

describe('findVatRate', () => {
  const rows = [
    { country: 'nl', rate: 19, validFrom: '2001-01-01', validTo: '2012-09-30' },
    { country: 'nl', rate: 21, validFrom: '2012-10-01', validTo: null },
    { country: 'de', rate: 19, validFrom: '2007-01-01', validTo: null },
  ];
  it('returns the rate valid on that day', () => {
    expect(findVatRate(rows, 'nl', '2012-09-30')).toBe(19);
    expect(findVatRate(rows, 'nl', '2012-10-01')).toBe(21);
    expect(findVatRate(rows, 'be', '2026-01-01')).toBeNull();
    expect(findVatRate(rows, 'nl', '1999-01-01')).toBeNull();
  });
});
