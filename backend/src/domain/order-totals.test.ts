import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PricedLine, chooseCountry, computeTotals, shippingOf } from './order-totals';

const suit: PricedLine = { currency: 'EUR', unitPrice: 5995, quantity: 2, type: 'physical', vatRate: 21 };
const lesson: PricedLine = { currency: 'EUR', unitPrice: 495, quantity: 1, type: 'lesson', vatRate: 21 };
const noCodes = { typed: [], known: new Map(), day: '2026-11-20' };
const totals = (lines: PricedLine[], freeFrom: number | null = null) =>
  computeTotals({
    currency: 'EUR',
    lines,
    delivery: { currency: 'EUR', cost: 495, freeFrom },
    homeRate: 21,
    codes: noCodes,
  });

describe('computeTotals', () => {
  it.each([
    ['the country’s price', [suit, lesson], null, 12485, 495],
    ['the same below the threshold', [suit, lesson], 12486, 12485, 495],
    ['nothing from the threshold on, which lessons help to reach', [suit, lesson], 12485, 12485, 0],
    ['nothing where the threshold is 0', [suit], 0, 11990, 0],
    ['nothing when nothing is physical', [lesson], null, 495, 0],
    ['nothing for an empty cart', [], null, 0, 0],
    ['nothing for ten thousand pieces', [{ ...suit, quantity: 10_000 }], 12500, 59_950_000, 0],
  ])('costs %s', (_, lines, freeFrom, subtotal, shipping) => {
    expect(totals(lines, freeFrom)).toMatchObject({ subtotal, shipping, total: subtotal + shipping });
  });

  it('adds up in whole cents for any cart', () => {
    const line = fc.record({
      currency: fc.constant('EUR'),
      unitPrice: fc.nat(100_000),
      quantity: fc.integer({ min: 1, max: 99 }),
      type: fc.constantFrom('physical', 'lesson', 'level', 'bundle'),
      vatRate: fc.constantFrom(21, 9),
    });
    fc.assert(
      fc.property(fc.array(line as fc.Arbitrary<PricedLine>, { maxLength: 15 }), (lines) => {
        const result = totals(lines);
        expect(result.total).toBe(result.subtotal + result.shipping);
        expect(result.shipping > 0).toBe(lines.some((entry) => entry.type === 'physical'));
        expect(result.vat).toBeLessThanOrEqual(result.total);
        expect([result.subtotal, result.shipping, result.vat].every(Number.isSafeInteger)).toBe(true);
      }),
    );
  });
});

describe('shippingOf', () => {
  it.each([
    ['before the threshold', 11_000, 0, 495],
    ['before it with a discount', 11_000, 500, 495],
    ['at it', 12_500, 0, 0],
    ['above it after a discount', 14_000, 1500, 0],
    ['below it because of a large discount', 13_000, 1000, 495],
    ['below it because of a small one, which must not make the order dearer', 12_500, 100, 100],
  ])('%s', (_, subtotal, discount, shipping) => {
    expect(shippingOf({ subtotal, discount }, { cost: 495, freeFrom: 12_500 })).toBe(shipping);
  });

  it('never takes back more than a discount gives', () => {
    const cents = fc.nat(50_000);
    fc.assert(
      fc.property(cents, cents, cents, fc.option(cents), (subtotal, off, cost, freeFrom) => {
        const discount = Math.min(off, subtotal);
        const [plain, reduced] = [0, discount].map((each) =>
          shippingOf({ subtotal, discount: each }, { cost, freeFrom }),
        );
        expect(subtotal - discount + (reduced ?? 0)).toBeLessThanOrEqual(subtotal + (plain ?? 0));
      }),
    );
  });
});

describe('chooseCountry', () => {
  it('prefers the shipping address, then the first address of the user', () => {
    expect(chooseCountry({ country: 'de' }, { country: 'nl' })).toBe('de');
    expect(chooseCountry(null, { country: 'nl' })).toBe('nl');
    expect(chooseCountry(null, null)).toBeNull();
  });
});
