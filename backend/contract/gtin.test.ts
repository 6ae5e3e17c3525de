import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isGtin } from './gtin';

it.each(['4006381333931', '96385074', '036000291452', '10012345678902', '8712345678906'])('%s is one', (gtin) => {
  expect(isGtin(gtin)).toBe(true);
});

it.each([
  ['a wrong check digit', '4006381333932'],
  ['another length', '400638133393'],
  ['none at all', ''],
  ['letters', '400638133393X'],
  ['spaces', '4006381 333931'],
  ['a number of one shop', '2012345678903'],
  ['a number of one shop, with 12 digits', '212345678909'],
  ['a coupon', '9912345678909'],
  ['a short number of one shop', '20123451'],
])('%s is none', (_, text) => {
  expect(isGtin(text)).toBe(false);
});

it('one wrong digit is noticed, wherever it is', () => {
  const digit = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12 }), digit, (at, other) => {
      const gtin = '4006381333931';
      const changed = gtin.slice(0, at) + String(other) + gtin.slice(at + 1);
      expect(isGtin(changed)).toBe(changed === gtin);
    }),
  );
});
