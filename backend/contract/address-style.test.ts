import { describe, expect, it } from 'vitest';
import { firstAddressField, streetLine } from './address-style';

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
