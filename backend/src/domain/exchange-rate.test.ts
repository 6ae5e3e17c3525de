import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromEuro, secondVatCurrency, toEuro, totalsInEuro } from './exchange-rate';
import type { TaxTotal } from './invoice-amounts';

const rate = { rate: 11.2345, on: '2026-11-20' };

describe('converted amounts', () => {
  it('are rounded to cents, the same for plus and minus', () => {
    expect([toEuro(49_900, rate), toEuro(-49_900, rate), toEuro(0, rate)]).toEqual([4442, -4442, 0]);
    expect(fromEuro(4442, rate)).toBe(49_904);
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('refuse a rate of %d', (wrong) => {
    expect(() => toEuro(100, { rate: wrong, on: '2026-11-20' })).toThrow(RangeError);
  });

  it('of corrections add up to minus those of the invoice, however it is split', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ net: fc.integer({ min: 1, max: 90_000 }), vat: fc.nat(20_000) }), {
          minLength: 1,
          maxLength: 8,
        }),
        fc.double({ min: 5, max: 25, noNaN: true }),
        (parts, value) => {
          const at = { rate: value, on: '2026-11-20' };
          const total = (net: number, vat: number): TaxTotal => ({
            supply: 'goods',
            rate: 25,
            net,
            vat,
            gross: net + vat,
          });
          const sum = (key: 'net' | 'vat') => parts.reduce((amount, part) => amount + part[key], 0);
          const [invoice] = totalsInEuro([total(sum('net'), sum('vat'))], [], at);
          const before: TaxTotal[] = [];
          const back = { net: 0, vat: 0 };
          for (const { net, vat } of parts) {
            const correction = total(-net, -vat);
            const [euro] = totalsInEuro([correction], before, at);
            before.push(correction);
            back.net += euro?.net ?? 0;
            back.vat += euro?.vat ?? 0;
          }
          expect([back.net + (invoice?.net ?? 0), back.vat + (invoice?.vat ?? 0)]).toEqual([0, 0]);
        },
      ),
    );
  });
});

describe('secondVatCurrency', () => {
  it.each([
    ['se', 'SEK', null],
    ['nl', 'SEK', 'EUR'],
    ['de', 'SEK', 'EUR'],
    ['nl', 'EUR', null],
    ['se', 'EUR', 'SEK'],
    ['dk', 'SEK', 'DKK'],
  ])('to %s in %s: %s', (country, currency, expected) => {
    expect(secondVatCurrency({ country, currency })).toBe(expected);
  });
});
