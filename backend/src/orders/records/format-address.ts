import { streetLine } from '../../../contract/address-style';
import type { Address } from '../../domain/order-request';

/** Postal address as printed on a parcel. */
export const formatAddress = (address: OrderAddress | null): string =>
  address
    ? [
        `${address.firstname} ${address.lastname}`,
        streetLine(address),
        address.info,
        `${address.postalCode} ${address.city}`,
        address.country.toUpperCase(),
      ]
        .filter((line) => line.trim() !== '')
        .join('\n')
    : '';
