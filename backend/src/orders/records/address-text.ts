import type { Address } from '../../domain/order-request';

/** An address as it is written on a parcel. */
export const addressText = (address: Address | null): string =>
  address
    ? [
        `${address.firstname} ${address.lastname}`,
        `${address.street} ${address.housenumber}${address.addition ? ` ${address.addition}` : ''}`,
        address.info,
        `${address.postalCode} ${address.city}`,
        address.country.toUpperCase(),
      ]
        .filter((line) => line.trim() !== '')
        .join('\n')
    : '';
