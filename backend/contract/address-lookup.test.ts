import { describe, expect, it } from 'vitest';
import { lookupKey } from './address-lookup';

const key = (postalCode: string, housenumber: string, country = 'nl') =>
  lookupKey({ country, postalCode, housenumber });

describe('lookupKey', () => {
  it.each([
    ['3511 AB', '12'],
    ['3511ab', ' 12 bis'],
    ['NL-3511 AB', '12B'],
    ['3511ab', '12-2'],
  ])('reads %s and %s', (postalCode, housenumber) => {
    expect(key(postalCode, housenumber)).toEqual({ postalCode: '3511AB', number: 12 });
  });

  it.each([
    ['3511 A', '12'],
    ['3511 AB', ''],
    ['3511 AB', 'bis'],
    ['3511 AB', '0'],
    ['3511 AB', '123456'],
  ])('waits for more than %s and %s', (postalCode, housenumber) => expect(key(postalCode, housenumber)).toBeNull());

  it('knows no other country', () => expect(key('10115', '12', 'de')).toBeNull());
});
