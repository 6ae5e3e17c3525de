import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isNumericPostalCode,
  isPostalCode,
  isPostalMask,
  normalizePostalCode,
  postalCodeExample,
} from './postal-codes';

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
    ['be', 'B-9000', '9000'],
    ['lu', ' b 1 ', 'b 1'],
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
    ['be', '0999'],
    ['be', '10000'],
  ])('%s refuses %s', (country, typed) => {
    expect(isPostalCode(country, typed)).toBe(false);
  });

  it('accepts anything where the format is not known', () => {
    expect(isPostalCode('lu', '1000')).toBe(true);
    expect(isPostalCode('lu', ' ')).toBe(false);
  });

  it('shows an example that is valid itself', () => {
    for (const country of ['nl', 'be', 'de', 'fr', 'es', 'se']) {
      expect(isPostalCode(country, postalCodeExample(country))).toBe(true);
    }
  });

  it('writes a code the same way twice', () => {
    fc.assert(
      fc.property(fc.constantFrom('nl', 'de', 'fr', 'es', 'se', 'be', 'lu'), fc.string(), (country, typed) => {
        const once = normalizePostalCode(country, typed);
        expect(normalizePostalCode(country, once)).toBe(once);
      }),
    );
  });
});

describe('masks', () => {
  it.each([
    ['lu', '9999', 'L-1234', false, 'L-1234'],
    ['lu', '9999', 'LU 1234', true, '1234'],
    ['pl', '99-999', '00950', true, '00-950'],
    ['pl', '99-999', '0095', false, '0095'],
    ['ie', 'A99 ????, A9A ????', 'd02x285', true, 'D02 X285'],
    ['ie', 'A99 ????, A9A ????', 'D6W A1B2', true, 'D6W A1B2'],
    ['ie', 'A99 ????, A9A ????', '302 X285', false, '302 X285'],
    // A mask does not replace what the shop knows.
    ['nl', '9999', '1234 AB', true, '1234 AB'],
    // A mask that could never match is none.
    ['lu', '(a+)+$', 'aaaa', true, 'aaaa'],
  ])('in %s with %s: %s', (country, masks, typed, valid, written) => {
    expect(isPostalCode(country, typed, masks)).toBe(valid);
    expect(normalizePostalCode(country, typed, masks)).toBe(written);
  });

  it.each(['9999', '9999 AA', 'A9 9AA, AA99 9AA', '99-999', '????'])('%s is one', (masks) => {
    expect(isPostalMask(masks)).toBe(true);
    const example = postalCodeExample('xx', masks);
    expect(isPostalCode('xx', example, masks)).toBe(true);
    expect(normalizePostalCode('xx', example, masks)).toBe(example);
  });

  it.each(['', ' , ', '^\\d{4}$', '9999--', '-9999', '9'.repeat(13), 'LV-9999', '9999 aa', '9999,'.repeat(30)])(
    '%s is none',
    (masks) => {
      expect(isPostalMask(masks)).toBe(false);
    },
  );

  it('tells a phone when digits suffice', () => {
    expect(['99-999', '9999 AA'].map((masks) => isNumericPostalCode('xx', masks))).toEqual([true, false]);
  });

  it('answers at once whatever is typed', () => {
    const mask = fc
      .array(fc.constantFrom('9', 'A', '?', ' ', '-', ','), { maxLength: 40 })
      .map((signs) => signs.join(''));
    fc.assert(
      fc.property(mask, fc.string({ maxLength: 200 }), (masks, typed) => {
        const once = normalizePostalCode('xx', typed, masks);
        expect(normalizePostalCode('xx', once, masks)).toBe(once);
      }),
    );
  });
});
