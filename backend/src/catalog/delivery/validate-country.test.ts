import { describe, expect, it } from 'vitest';
import { validateCountry, validateCutoff } from './validate-country';

const belgium = {
  iso: 'be',
  shippingCost: 4.95,
  minDays: 1,
  maxDays: 2,
  freeFrom: 125,
  methods: [],
  postalCodeMask: null,
};
const letterbox = { kind: 'letterbox', price: 2.95, minDays: 1, maxDays: 2, enabled: true };

describe('validateCountry', () => {
  it.each([
    ['Belgium', {}],
    ['a threshold of 0', { freeFrom: 0 }],
    ['no threshold', { freeFrom: null }],
    ['a day', { minDays: 2, maxDays: 2 }],
    ['a letterbox', { methods: [letterbox] }],
    ['a country with a mask', { iso: 'ie', postalCodeMask: 'A99 ????' }],
    ['a country without', { iso: 'lu', postalCodeMask: '' }],
  ])('accepts %s', (_, change) => {
    expect(validateCountry({ ...belgium, ...change })).toEqual([]);
  });

  it.each([
    ['iso', { iso: 'xy' }, /two letters/],
    ['iso', { iso: 'Belgium' }, /two letters/],
    ['iso', { iso: undefined }, /two letters/],
    ['freeFrom', { freeFrom: -1 }, /0 euro or more/],
    ['minDays', { minDays: 1.5 }, /whole number from 0 to 30/],
    ['maxDays', { maxDays: 31 }, /whole number from 0 to 30/],
    ['maxDays', { minDays: 3 }, /3 or more/],
    ['postalCodeMask', { postalCodeMask: '9999' }, /knows those of this country/],
    ['postalCodeMask', { iso: 'lu', postalCodeMask: '^(a+)+$' }, /9 for a digit/],
    ['methods.0.maxDays', { methods: [{ ...letterbox, minDays: 5 }] }, /5 or more/],
    ['methods.1.kind', { methods: [letterbox, letterbox] }, /two entries for letterbox/],
  ])('names what is wrong with %s', (field, change, message) => {
    const [first, ...others] = validateCountry({ ...belgium, ...change });
    expect([first?.path.join('.'), others]).toEqual([field, []]);
    expect(first?.message).toMatch(message);
  });
});

it.each([
  ['15:00', 0],
  ['00:00', 0],
  [null, 0],
  ['15', 1],
  ['24:00', 1],
  ['3 pm', 1],
])('the cut-off %s has %i errors', (cutoff, count) => {
  expect(validateCutoff(cutoff)).toHaveLength(count);
});
