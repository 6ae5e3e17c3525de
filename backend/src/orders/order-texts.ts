import type { Address } from '../domain/order-request';
import type { PricedCart } from './quote';

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

/** What the operator reads in the admin instead of rows of another table. */
export const summaryText = (priced: PricedCart): string =>
  priced.quote.lines
    .map((line, index) => {
      const options = line.options.map((option) => option.value).join(' ');
      return `${line.quantity} x ${line.title}${options ? ` ${options}` : ''} (${priced.facts[index]?.sku ?? ''})`;
    })
    .join('\n');
