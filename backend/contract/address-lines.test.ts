import { expect, it } from 'vitest';
import { addressLines } from './address-lines';

const rivoli = {
  street: 'Rue de Rivoli',
  housenumber: '99',
  addition: 'bis',
  info: '',
  postalCode: '75001',
  city: 'Paris',
};

it.each([
  [undefined, ['Rue de Rivoli 99 bis', '75001 Paris']],
  ['street_number', ['Rue de Rivoli 99 bis', '75001 Paris']],
  ['number_street', ['99 bis Rue de Rivoli', '75001 Paris']],
  ['city_first', ['99 bis Rue de Rivoli', 'Paris', '75001']],
] as const)('%s', (format, lines) => {
  expect(addressLines(rivoli, format)).toEqual(lines);
});

it('has what else helps the carrier after the street, and no empty lines', () => {
  expect(addressLines({ ...rivoli, addition: '', info: '2e étage', city: '' })).toEqual([
    'Rue de Rivoli 99',
    '2e étage',
    '75001',
  ]);
});
