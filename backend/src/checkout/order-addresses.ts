import { isPostalAddress, missingFields } from '../domain/address';
import type { Address, OrderRequest } from '../domain/order-request';
import { chooseCountry } from '../domain/order-totals';
import type { ServedCountry } from '../domain/delivery-options';
import { type FieldError, invalidFields } from '../domain/shop-error';

import { isPostalCode } from '../../contract/postal-codes';
import type { PricedCart } from './price-cart';

/**
 * Country for shipping and VAT: that of the delivery address or, for digital orders, of the billing address. The order
 * of a customer who entered no delivery address has their first one.
 */
export const orderCountry = ({ shipping, billing }: OrderRequest, physical: boolean): string | null =>
  physical ? chooseCountry(shipping, billing) : chooseCountry(billing, shipping);

/** Codes of a country whose notation is only known from its entry in the CMS. */
function hasWrongCode(address: Address | null, countries: ServedCountry[]): boolean {
  const own = countries.find(({ iso }) => iso === address?.country);
  if (!address || !own || !isPostalAddress(address)) return false;
  return !isPostalCode(own.iso, address.postalCode, own.postalMask);
}

/** Goods need complete addresses, an order without goods only a country. */
export function validateAddresses(
  { shipping, billing }: OrderRequest,
  physical: boolean,
  { settings: { requireAddition }, countries }: PricedCart,
): void {
  const errors: FieldError[] = [];
  if (physical && !shipping) errors.push({ path: ['shipping'], name: 'required' });
  if (!physical && !billing && !shipping) errors.push({ path: ['billing'], name: 'required' });
  if (physical && billing) {
    errors.push(...missingFields(billing).map((field) => ({ path: ['billing', field], name: 'required' })));
  }
  const lacksAddition = (address: Address | null): boolean =>
    requireAddition && address !== null && isPostalAddress(address) && address.addition === '';
  if (lacksAddition(shipping)) errors.push({ path: ['shipping', 'addition'], name: 'required' });
  if (lacksAddition(billing)) errors.push({ path: ['billing', 'addition'], name: 'required' });
  if (physical && hasWrongCode(shipping, countries))
    errors.push({ path: ['shipping', 'postalCode'], name: 'postalCode' });
  if (physical && hasWrongCode(billing, countries))
    errors.push({ path: ['billing', 'postalCode'], name: 'postalCode' });
  if (errors.length > 0) throw invalidFields(errors);
}

/**
 * The order with the addresses to keep, each with a name. Without goods there is no delivery address, which is what marks
 * an order as a parcel to pack.
 */
export function withStoredAddresses(order: OrderRequest, physical: boolean): OrderRequest {
  const { user, shipping, billing } = order;
  const named = (address: Address | null): Address | null =>
    address && {
      ...address,
      firstname: address.firstname || user.firstname,
      lastname: address.lastname || user.lastname,
    };
  return physical
    ? { ...order, shipping: named(shipping), billing: named(billing) }
    : { ...order, shipping: null, billing: named(billing ?? shipping) };
}
