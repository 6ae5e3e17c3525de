import { describe, expect, it } from 'vitest';
import { parseCustomer } from './parse-customer';

const user = { id: 1, email: 'noor@example.com', firstname: 'Noor', lastname: null };
const address = {
  id: 3,
  label: 'Home',
  street: 'Badweg',
  housenumber: '12',
  city: 'Zwolle',
  country: 'nl',
  info: null,
};

describe('readCustomer', () => {
  it('parses what an order needs', () => {
    expect(parseCustomer({ data: { ...user, addresses: [address] } })).toEqual({
      email: 'noor@example.com',
      firstname: 'Noor',
      lastname: '',
      addresses: [
        {
          label: 'Home',
          firstname: '',
          lastname: '',
          street: 'Badweg',
          housenumber: '12',
          addition: '',
          info: '',
          postalCode: '',
          city: 'Zwolle',
          country: 'nl',
        },
      ],
    });
  });

  it.each([undefined, null, 'x'])('accepts addresses that are %j', (addresses) => {
    expect(parseCustomer({ data: { ...user, addresses } }).addresses).toEqual([]);
  });

  it.each([null, {}, { data: null }, { data: { email: 1 } }])('rejects %j', (answer) => {
    expect(() => parseCustomer(answer)).toThrow();
  });
});
