import { addressLines } from '../../../contract/address-style';
import type { OrderAddress } from '../../../contract/order';

/** Postal address as printed on a parcel. */
export const formatAddress = (address: OrderAddress | null): string =>
  address
    ? [
        `${address.firstname} ${address.lastname}`,
        ...addressLines(address, address.format),
        address.country.toUpperCase(),
      ]
        .filter((line) => line.trim() !== '')
        .join('\n')
    : '';
