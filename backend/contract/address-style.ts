import type { Address } from './order';

/**
 * How a country that the shop does not know writes an address, as its entry in the CMS says: the house number after the
 * street or before it, and the city behind its postal code or on a line above it.
 */
export const ADDRESS_FORMATS = ['street_number', 'number_street', 'city_first'] as const;
export type AddressFormat = (typeof ADDRESS_FORMATS)[number];

/** How a country writes its addresses: in which order a form asks for them, and how a street line is printed. */
interface AddressStyle {
  /** First of the fields: the postal code, from which the rest can be looked up, the street, or the house number. */
  first: 'postalCode' | 'street' | 'housenumber';
  /** The street with its number, as printed. */
  line: (street: string, housenumber: string, addition: string) => string;
}

const joined = (parts: string[], separator = ' '): string => parts.filter((part) => part.trim() !== '').join(separator);

const numberLast: AddressStyle = {
  first: 'street',
  line: (street, housenumber, addition) => joined([street, housenumber, addition]),
};

const numberFirst: AddressStyle = {
  first: 'housenumber',
  line: (street, housenumber, addition) => joined([housenumber, addition, street]),
};

/** French numbers are repeated with these words or a letter; anything else is a flat. */
const REPEATED = /^(?:bis|ter|quater|[a-d])$/i;

const STYLES: Record<string, AddressStyle> = {
  nl: { ...numberLast, first: 'postalCode' },
  be: numberLast,
  de: numberLast,
  se: numberLast,
  es: { ...numberLast, line: (street, housenumber, addition) => joined([street, housenumber, addition], ', ') },
  fr: {
    first: 'housenumber',
    line: (street, housenumber, addition) =>
      REPEATED.test(addition)
        ? joined([housenumber, addition, street])
        : joined([joined([housenumber, street]), addition], ', '),
  },
};

const styleOf = (country: string): AddressStyle => STYLES[country] ?? numberLast;

export const firstAddressField = (country: string): AddressStyle['first'] => styleOf(country).first;

type Street = Pick<Address, 'street' | 'housenumber' | 'addition' | 'country'>;

/** Street and number as the country writes them; empty for an address that names only its country. */
export function streetLine(address: Street, format: AddressFormat = 'street_number'): string {
  const { street, housenumber, addition, country } = address;
  const style = STYLES[country] ?? (format === 'street_number' ? numberLast : numberFirst);
  return style.line(street, housenumber, addition);
}

/** The lines between the name and the country. `format` is that of the country's entry in the CMS. */
export function addressLines(
  address: Street & Pick<Address, 'info' | 'postalCode' | 'city'>,
  format: AddressFormat = 'street_number',
): string[] {
  const { info, postalCode, city } = address;
  const place = format === 'city_first' ? [city, postalCode] : [joined([postalCode, city])];
  return [streetLine(address, format), info, ...place].filter((line) => line.trim() !== '');
}
