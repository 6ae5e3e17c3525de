import { describe, expect, it } from 'vitest';
import { toPostalAddress } from './postal-address';

describe('toPostalAddress', () => {
  it.each([
    ['Otterkade 12\n3511 AB Utrecht\nNederland', 'Otterkade 12', '3511 AB', 'Utrecht', 'Nederland'],
    ['Otterkade 12\n3511AB Utrecht', 'Otterkade 12', '3511AB', 'Utrecht', undefined],
    ['Hafenstraße 3\n10115 Berlin\nDeutschland', 'Hafenstraße 3', '10115', 'Berlin', 'Deutschland'],
    ['Vattengatan 1\n114 55 Stockholm', 'Vattengatan 1', '114 55', 'Stockholm', undefined],
    ['c/o Otter\nCalle Mayor 1\n28013 Madrid', 'c/o Otter, Calle Mayor 1', '28013', 'Madrid', undefined],
  ])('parses %j', (address, streetAddress, postalCode, addressLocality, addressCountry) => {
    expect(toPostalAddress(address)).toEqual({
      '@type': 'PostalAddress',
      streetAddress,
      postalCode,
      addressLocality,
      addressCountry,
    });
  });

  it('keeps lines it cannot split', () => {
    expect(toPostalAddress('Somewhere\nby the sea')).toEqual({
      '@type': 'PostalAddress',
      streetAddress: 'Somewhere, by the sea',
    });
  });

  it('returns null for an empty address', () => {
    expect(toPostalAddress(' \n')).toBeNull();
  });
});
