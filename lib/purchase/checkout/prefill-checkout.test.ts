import { describe, expect, it } from 'vitest';
import type { Customer } from '@/lib/customer/account/parse-customer';
import { prefillCheckout, isSameAddress, deliverableAddresses, withoutCustomer } from './prefill-checkout';
import { emptyCheckout } from './checkout-schema';

const address = (street: string, country: string) => ({
  label: '',
  firstname: '',
  lastname: '',
  street,
  housenumber: '12',
  addition: '',
  info: '',
  postalCode: '1234 AB',
  city: 'Zwolle',
  country,
});
const customer: Customer = {
  email: 'noor@example.com',
  firstname: 'Noor',
  lastname: 'Vos',
  addresses: [address('Abroad', 'us'), address('Badweg', 'nl'), address('Kade', 'de')],
};
const served = ['nl', 'de'];

it('offers addresses in served countries', () => {
  expect(deliverableAddresses(customer, served).map(({ values }) => values.street)).toEqual(['Badweg', 'Kade']);
});

describe('fillInCustomer', () => {
  it('prefills an empty form', () => {
    expect(prefillCheckout(emptyCheckout('de'), customer, served)).toMatchObject({
      firstname: 'Noor',
      lastname: 'Vos',
      email: 'noor@example.com',
      shipping: { street: 'Badweg', country: 'nl' },
      billing: { street: 'Badweg' },
      terms: false,
    });
  });

  it('keeps typed values except the account email', () => {
    const typed = emptyCheckout('de', { firstname: 'Sam', email: 'other@example.com', terms: true });
    typed.shipping.city = 'Berlin';
    const filled = prefillCheckout(typed, customer, served);
    expect(filled).toMatchObject({ firstname: 'Sam', lastname: 'Vos', email: 'noor@example.com', terms: true });
    expect(filled.shipping).toEqual(typed.shipping);
  });

  it('works without addresses', () => {
    const empty = emptyCheckout('nl');
    expect(prefillCheckout(empty, { ...customer, addresses: [] }, served).shipping).toEqual(empty.shipping);
  });
});

it('compares addresses ignoring case and spaces', () => {
  const { values } = deliverableAddresses(customer, served)[0]!;
  expect(isSameAddress(values, { ...values, postalCode: '1234ab', city: 'zwolle ' })).toBe(true);
  expect(isSameAddress(values, { ...values, addition: 'a' })).toBe(false);
});

it('leaves nothing of a customer who signs out but the country and choices about this order', () => {
  const choices = { ...emptyCheckout('de'), paymentMethod: 'bank', lessonsFor: 'gift' as const };
  const filled = prefillCheckout(choices, { ...customer, addresses: [address('Kade', 'de')] }, served);
  expect(withoutCustomer({ ...filled, saveAddress: true, terms: true })).toEqual(choices);
});
