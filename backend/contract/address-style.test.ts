import { describe, expect, it } from 'vitest';
import { addressLines, firstAddressField, streetLine } from './address-style';

const line = (country: string, street: string, housenumber: string, addition = '') =>
  streetLine({ country, street, housenumber, addition });

describe('streetLine', () => {
  it.each([
    ['nl', 'Otterkade', '12', 'bis', 'Otterkade 12 bis'],
    ['de', 'Am See', '12-14', '', 'Am See 12-14'],
    ['se', 'Sveavägen', '44', 'lgh 1101', 'Sveavägen 44 lgh 1101'],
    ['es', 'Calle de Alcalá', '45', '3.º B', 'Calle de Alcalá, 45, 3.º B'],
    ['es', 'Calle de Alcalá', '45', '', 'Calle de Alcalá, 45'],
    ['fr', 'rue de Rivoli', '99', 'bis', '99 bis rue de Rivoli'],
    ['fr', 'rue de Rivoli', '99', 'Appt 4', '99 rue de Rivoli, Appt 4'],
    ['at', 'Ring', '1', 'a', 'Ring 1 a'],
  ])('is written as in %s', (country, street, housenumber, addition, expected) => {
    expect(line(country, street, housenumber, addition)).toBe(expected);
  });

  it.each(['nl', 'de', 'se', 'es', 'fr'])('is empty in %s without a street', (country) => {
    expect(line(country, '', '')).toBe('');
  });
});

describe('firstAddressField', () => {
  it('is the postal code where the rest can be looked up', () => {
    expect(['nl', 'de', 'es', 'fr', 'se', 'at'].map(firstAddressField)).toEqual([
      'postalCode',
      'street',
      'street',
      'housenumber',
      'street',
      'street',
    ]);
  });
});

describe('addressLines', () => {
  const ring = {
    street: 'Ring',
    housenumber: '9',
    addition: 'a',
    info: '',
    postalCode: '1010',
    city: 'Wien',
    country: 'at',
  };

  it.each([
    [undefined, ['Ring 9 a', '1010 Wien']],
    ['street_number', ['Ring 9 a', '1010 Wien']],
    ['number_street', ['9 a Ring', '1010 Wien']],
    ['city_first', ['9 a Ring', 'Wien', '1010']],
  ] as const)('of a country whose entry says %s', (format, lines) => {
    expect(addressLines(ring, format)).toEqual(lines);
  });

  it('of a country that the shop knows do not depend on the entry', () => {
    const rivoli = {
      ...ring,
      street: 'rue de Rivoli',
      addition: 'bis',
      postalCode: '75001',
      city: 'Paris',
      country: 'fr',
    };
    expect(addressLines(rivoli, 'street_number')).toEqual(['9 bis rue de Rivoli', '75001 Paris']);
  });

  it('have what else helps the carrier after the street, and no empty lines', () => {
    expect(addressLines({ ...ring, addition: '', info: '2. Stock', city: '' })).toEqual(['Ring 9', '2. Stock', '1010']);
  });
});
