import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PricedLine, chooseCountry, computeTotals } from './order-totals';

const costs = [
  { iso: 'nl', cost: 495 },
  { iso: 'se', cost: 1295 },
];
const suit: PricedLine = { unitPrice: 5995, quantity: 2, type: 'physical', vatRate: 21 };
const lesson: PricedLine = { unitPrice: 495, quantity: 1, type: 'lesson', vatRate: 21 };
const noCodes = { typed: [], known: new Map(), day: '2026-11-20' };
const totals = (lines: PricedLine[], country: string | null) =>
  computeTotals({ lines, country, costs, defaultCost: 395, homeRate: 21, codes: noCodes });

describe('computeTotals', () => {
  it.each([
    ['the matched country', [suit, lesson], 'se', 12485, 1295],
    ['3.95 without a country', [suit], null, 11990, 395],
    ['3.95 for a country that is not matched', [suit], 'be', 11990, 395],
    ['nothing when nothing is physical', [lesson], 'nl', 495, 0],
    ['nothing for an empty cart', [], 'nl', 0, 0],
  ])('costs %s', (_, lines, country, subtotal, shipping) => {
    expect(totals(lines, country)).toMatchObject({ subtotal, shipping, total: subtotal + shipping });
  });

  it('supports free shipping for a country', () => {
    const result = computeTotals({
      lines: [suit],
      country: 'nl',
      costs: [{ iso: 'nl', cost: 0 }],
      defaultCost: 395,
      homeRate: 21,
      codes: noCodes,
    });
    expect(result.shipping).toBe(0);
  });

  it('adds up in whole cents for any cart', () => {
    const line = fc.record({
      unitPrice: fc.nat(100_000),
      quantity: fc.integer({ min: 1, max: 99 }),
      type: fc.constantFrom('physical', 'lesson', 'level', 'bundle'),
      vatRate: fc.constantFrom(21, 9),
    });
    fc.assert(
      fc.property(
        fc.array(line as fc.Arbitrary<PricedLine>, { maxLength: 15 }),
        fc.constantFrom('nl', 'se', 'xx', null),
        (lines, country) => {
          const result = totals(lines, country);
          expect(result.total).toBe(result.subtotal + result.shipping);
          expect(result.shipping > 0).toBe(lines.some((entry) => entry.type === 'physical'));
          expect(result.vat).toBeLessThanOrEqual(result.total);
          expect([result.subtotal, result.shipping, result.vat].every(Number.isSafeInteger)).toBe(true);
        },
      ),
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
