import { describe, expect, it } from 'vitest';
import { ShopError } from '../../domain/shop-error';
import { parseProfile } from './profile-input';

const address = { street: 'Kade', housenumber: '1', postalCode: '1012ab', city: 'Amsterdam', country: 'nl' };

function fieldsOf(body: unknown): unknown {
  try {
    parseProfile(body);
  } catch (error) {
    return error instanceof ShopError ? (error.details.errors ?? error.name) : error;
  }
  return null;
}

describe('parseProfile', () => {
  it('reads the data of a form and keeps the profile fields only', () => {
    const data = JSON.stringify({
      firstname: ' Noor ',
      role: 1,
      email: 'x@example.com',
      confirmed: true,
      addresses: [address],
    });
    expect(parseProfile({ data })).toEqual({
      firstname: 'Noor',
      addresses: [{ firstname: '', lastname: '', addition: '', info: '', ...address, postalCode: '1012 AB' }],
    });
  });
  it('reads JSON with and without data', () => {
    expect([parseProfile({ data: { lastname: 'A' } }), parseProfile({ lastname: 'A' })]).toEqual([
      { lastname: 'A' },
      { lastname: 'A' },
    ]);
  });
  it('names every wrong field', () => {
    const bad = { ...address, street: '', postalCode: '99', country: 'NL' };
    expect(fieldsOf({ firstname: 'x'.repeat(101), addresses: [bad, { ...address, postalCode: '99' }, {}] })).toEqual([
      { path: ['firstname'], name: 'tooLong' },
      { path: ['addresses', '0', 'street'], name: 'required' },
      { path: ['addresses', '0', 'country'], name: 'country' },
      { path: ['addresses', '1', 'postalCode'], name: 'postalCode' },
      { path: ['addresses', '2', 'street'], name: 'required' },
      { path: ['addresses', '2', 'housenumber'], name: 'required' },
      { path: ['addresses', '2', 'postalCode'], name: 'required' },
      { path: ['addresses', '2', 'city'], name: 'required' },
      { path: ['addresses', '2', 'country'], name: 'country' },
    ]);
  });
  it('refuses what is no object or no JSON', () => {
    expect([fieldsOf({ data: '{' }), fieldsOf({ data: '1' }), fieldsOf(undefined)]).toEqual([
      'MalformedRequest',
      [{ path: [], name: 'invalid' }],
      [{ path: [], name: 'required' }],
    ]);
  });
});
