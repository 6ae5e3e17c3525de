import { addressLines } from '../../../contract/address-style';
import { countryName } from '../../../contract/country-names';
import type { Locale } from '../../../contract/locales';
import type { OrderAddress } from '../../../contract/order';

/** Postal address: with the country's code as on a parcel, or with its name in the reader's language. */
export const formatAddress = (address: OrderAddress | null, reader?: Locale): string =>
  address
    ? [
        `${address.firstname} ${address.lastname}`,
        ...addressLines(address, address.format),
        reader ? countryName(address.country, reader) : address.country.toUpperCase(),
      ]
        .filter((line) => line.trim() !== '')
        .join('\n')
    : '';
