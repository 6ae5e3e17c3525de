import { describe, expect, it } from 'vitest';
import { readCustomer } from './customer';

const user = { email: 'noor@example.com', firstname: 'Noor', lastname: null };
const customer = { email: 'noor@example.com', firstname: 'Noor', lastname: '' };

describe('readCustomer', () => {
  it.each([{ data: user }, { data: { id: 'x', attributes: user } }, { data: { data: { id: 'x', attributes: user } } }])(
    'reads %j',
    (answer) => {
      expect(readCustomer(answer)).toEqual(customer);
    },
  );

  it.each([null, {}, { data: null }, { data: { email: 1 } }])('refuses %j', (answer) => {
    expect(() => readCustomer(answer)).toThrow();
  });
});
