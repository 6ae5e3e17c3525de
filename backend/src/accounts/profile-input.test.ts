import { describe, expect, it } from 'vitest';
import { ShopError } from '../domain/shop-error';
import { parseProfile } from './profile-input';

const SERVED = ['nl', 'de'];
const address = { street: 'Kade', housenumber: '1', postalCode: '1012ab', city: 'Amsterdam', country: 'nl' };

function fieldsOf(body: unknown): unknown {
  try {
    parseProfile(body, SERVED);
  } catch (error) {
    return error instanceof ShopError ? (error.details.errors ?? error.name) : error;
  }
  return null;
}

describe('parseProfile', () => {
  it('reads form data and keeps only profile fields', () => {
    const data = JSON.stringify({
      firstname: ' Noor ',
      role: 1,
      email: 'x@example.com',
      confirmed: true,
      addresses: [address],
    });
    expect(parseProfile({ data }, SERVED)).toEqual({
      firstname: 'Noor',
      addresses: [
        { label: '', firstname: '', lastname: '', addition: '', info: '', ...address, postalCode: '1012 AB' },
      ],
    });
  });
  it('reads JSON with and without a data envelope', () => {
    expect([parseProfile({ data: { lastname: 'A' } }, SERVED), parseProfile({ lastname: 'A' }, SERVED)]).toEqual([
      { lastname: 'A' },
      { lastname: 'A' },
    ]);
  });
  it('reports every invalid field', () => {
    const bad = { ...address, street: '', postalCode: '99', country: 'us' };
    expect(fieldsOf({ firstname: 'x'.repeat(101), addresses: [bad, { ...address, postalCode: '99' }, {}] })).toEqual([
      { path: ['firstname'], name: 'tooLong' },
      { path: ['addresses', '0', 'street'], name: 'required' },
      { path: ['addresses', '2', 'street'], name: 'required' },
      { path: ['addresses', '2', 'housenumber'], name: 'required' },
      { path: ['addresses', '2', 'postalCode'], name: 'required' },
      { path: ['addresses', '2', 'city'], name: 'required' },
      { path: ['addresses', '2', 'country'], name: 'required' },
      { path: ['addresses', '0', 'country'], name: 'country' },
      { path: ['addresses', '1', 'postalCode'], name: 'postalCode' },
    ]);
  });
  it('rejects more than ten addresses', () => {
    expect(fieldsOf({ addresses: Array.from({ length: 11 }, () => address) })).toEqual([
      { path: ['addresses'], name: 'tooLong' },
    ]);
  });
  it('rejects non-objects and invalid JSON', () => {
    expect([fieldsOf({ data: '{' }), fieldsOf({ data: '1' }), fieldsOf(undefined)]).toEqual([
      'MalformedRequest',
      'MalformedRequest',
      'MalformedRequest',
    ]);
  });
});
