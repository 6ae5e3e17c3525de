import { describe, expect, it } from 'vitest';
import { countryOfContact, readContact, sheetField } from './read-contact';

const contact = {
  givenName: 'Sanne',
  familyName: 'de Vries',
  emailAddress: 'sanne@example.nl',
  addressLines: ['Wisselspoor 12 B'],
  postalCode: '3511 AB',
  locality: 'Utrecht',
  countryCode: 'NL',
};

describe('readContact', () => {
  it('reads buyer and address', () => {
    expect(readContact(contact)).toEqual({
      user: { firstname: 'Sanne', lastname: 'de Vries', email: 'sanne@example.nl' },
      shipping: {
        street: 'Wisselspoor',
        housenumber: '12',
        addition: 'B',
        info: '',
        postalCode: '3511 AB',
        city: 'Utrecht',
        country: 'nl',
      },
    });
  });

  it.each([
    [['12 rue de la Paix'], 'rue de la Paix', '12', ''],
    [['Bâtiment C', '12 bis rue de la Paix'], 'rue de la Paix', '12', 'Bâtiment C'],
    [['Calle Mayor 5', 'Escalera 2'], 'Calle Mayor', '5', 'Escalera 2'],
    [['  Storgatan 7  ', ''], 'Storgatan', '7', ''],
  ])('finds the street in %j', (addressLines, street, housenumber, info) => {
    expect(readContact({ ...contact, addressLines })).toMatchObject({ shipping: { street, housenumber, info } });
  });

  it.each([
    ['Sanne de Vries', '', 'Sanne', 'de Vries'],
    ['', 'Sanne de Vries', 'Sanne', 'de Vries'],
    ['Anna Maria', 'Bakker', 'Anna Maria', 'Bakker'],
  ])('splits the name %s|%s', (givenName, familyName, firstname, lastname) => {
    expect(readContact({ ...contact, givenName, familyName })).toMatchObject({ user: { firstname, lastname } });
  });

  it.each([
    ['name', { givenName: 'Sanne', familyName: '' }],
    ['name', { givenName: undefined, familyName: 7 }],
    ['emailAddress', { emailAddress: ' ' }],
    ['addressLines', { addressLines: ['Wisselspoor'] }],
    ['addressLines', { addressLines: undefined }],
    ['addressLines', { addressLines: 'Wisselspoor 12' }],
    ['locality', { locality: '' }],
    ['country', { countryCode: '' }],
  ])('asks for %s when it is missing', (missing, over) => {
    expect(readContact({ ...contact, ...over })).toEqual({ missing });
  });

  it.each([null, undefined, 'x', 7, []])('reads nothing from %j', (value) => {
    expect(readContact(value)).toEqual({ missing: 'name' });
    expect(countryOfContact(value)).toBe('');
  });
});

it.each([
  ['email', 'emailAddress'],
  ['firstname', 'name'],
  ['lastname', 'name'],
  ['shipping.postalCode', 'postalCode'],
  ['shipping.country', 'country'],
  ['shipping.city', 'locality'],
  ['shipping.housenumber', 'addressLines'],
  ['', 'addressLines'],
])('an error of %s is shown at %s', (name, field) => {
  expect(sheetField(name)).toBe(field);
});
