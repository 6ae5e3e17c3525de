import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPostalCode, normalizePostalCode, postalCodeExample } from './postal-codes';

describe('postal codes', () => {
  it.each([
    ['nl', '1234ab', '1234 AB'],
    ['nl', ' 1234 AB ', '1234 AB'],
    ['nl', 'NL-1234 ab', '1234 AB'],
    ['de', '10115', '10115'],
    ['de', 'D-10115', '10115'],
    ['fr', '75 001', '75001'],
    ['es', '28001', '28001'],
    ['se', '12345', '123 45'],
    ['se', 'SE-123 45', '123 45'],
    ['se', '114 55', '114 55'],
    ['de', '01067', '01067'],
    ['es', '52006', '52006'],
    ['be', ' b 1 ', 'b 1'],
  ])('%s accepts %s', (country, typed, written) => {
    expect(isPostalCode(country, typed)).toBe(true);
    expect(normalizePostalCode(country, typed)).toBe(written);
  });

  it.each([
    ['nl', '0234 AB'],
    ['nl', '1234'],
    ['nl', '1234 ABC'],
    ['nl', '12345'],
    ['de', '1011'],
    ['de', '010670'],
    ['de', '1234 AB'],
    ['fr', '750011'],
    ['fr', '7500'],
    ['es', '53001'],
    ['es', '00100'],
    ['es', '2800'],
    ['se', '1145'],
    ['es', 'ABCDE'],
    ['se', '1234'],
    ['de', ''],
  ])('%s refuses %s', (country, typed) => {
    expect(isPostalCode(country, typed)).toBe(false);
  });

  it('accepts anything where the format is not known', () => {
    expect(isPostalCode('be', '1000')).toBe(true);
    expect(isPostalCode('be', ' ')).toBe(false);
  });

  it('shows an example that is valid itself', () => {
    for (const country of ['nl', 'de', 'fr', 'es', 'se']) {
      expect(isPostalCode(country, postalCodeExample(country))).toBe(true);
    }
  });

  it('writes a code the same way twice', () => {
    fc.assert(
      fc.property(fc.constantFrom('nl', 'de', 'fr', 'es', 'se', 'be'), fc.string(), (country, typed) => {
        const once = normalizePostalCode(country, typed);
        expect(normalizePostalCode(country, once)).toBe(once);
      }),
    );
  });
});
