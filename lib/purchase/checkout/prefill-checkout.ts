import type { Customer } from '@/lib/customer/account/parse-customer';
import { type CheckoutValues, emptyCheckout } from './checkout-schema';
import { isTyped } from './draft-country';
import { type AddressValues } from '@/lib/customer/addresses/address-schema';

export const ADDRESS_FIELDS = ['street', 'housenumber', 'addition', 'info', 'postalCode', 'city', 'country'] as const;

const plain = (text: string): string => text.replace(/\s+/g, '').toLowerCase();

/** Saved addresses in served countries, as form values. */
export function deliverableAddresses({ addresses }: Pick<Customer, 'addresses'>, countries: string[]) {
  return addresses
    .filter(({ country }) => countries.includes(country))
    .map(({ label, ...address }) => ({ label, values: pickAddress(address) }));
}

export function pickAddress(address: AddressValues): AddressValues {
  const { street, housenumber, addition, info, postalCode, city, country } = address;
  return { street, housenumber, addition, info, postalCode, city, country };
}

export const isSameAddress = (one: AddressValues, other: AddressValues): boolean =>
  ADDRESS_FIELDS.every((field) => plain(one[field]) === plain(other[field]));

/** Prefills empty fields from the account. The order belongs to the account, so its email is always used. */
export function prefillCheckout(values: CheckoutValues, customer: Customer, countries: string[]): CheckoutValues {
  const first = deliverableAddresses(customer, countries)[0]?.values;
  const orFirst = (typed: AddressValues): AddressValues => (first && !isTyped(typed) ? first : typed);
  return {
    ...values,
    firstname: values.firstname || customer.firstname,
    lastname: values.lastname || customer.lastname,
    email: customer.email,
    shipping: orFirst(values.shipping),
    billing: orFirst(values.billing),
  };
}

/** After signing out nothing of the customer is left; choices about this order stay. */
export function withoutCustomer({
  shipping,
  paymentMethod,
  gift,
  lessonsFor,
  lessonGift,
}: CheckoutValues): CheckoutValues {
  return emptyCheckout(shipping.country, { paymentMethod, gift, lessonsFor, lessonGift });
}
