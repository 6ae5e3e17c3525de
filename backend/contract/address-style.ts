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

/** French numbers are repeated with these words or a letter; anything else is a flat. */
const REPEATED = /^(?:bis|ter|quater|[a-d])$/i;

const STYLES: Record<string, AddressStyle> = {
  nl: { ...numberLast, first: 'postalCode' },
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

/** Street and number as the country writes them; empty for an address that names only its country. */
export const streetLine = (address: {
  street: string;
  housenumber: string;
  addition: string;
  country: string;
}): string => styleOf(address.country).line(address.street, address.housenumber, address.addition);
