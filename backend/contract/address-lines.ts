import type { Address } from './order';

/**
 * How a country writes an address: the house number after the street or before it, and the city behind its postal code or on
 * a line above it.
 */
export const ADDRESS_FORMATS = ['street_number', 'number_street', 'city_first'] as const;
export type AddressFormat = (typeof ADDRESS_FORMATS)[number];

type Place = Pick<Address, 'street' | 'housenumber' | 'addition' | 'info' | 'postalCode' | 'city'>;

const join = (...parts: string[]): string => parts.filter((part) => part.trim() !== '').join(' ');

/** The lines between the name and the country. */
export function addressLines(place: Place, format: AddressFormat = 'street_number'): string[] {
  const { street, housenumber, addition, info, postalCode, city } = place;
  const number = join(housenumber, addition);
  const lines = [
    format === 'street_number' ? join(street, number) : join(number, street),
    info,
    ...(format === 'city_first' ? [city, postalCode] : [join(postalCode, city)]),
  ];
  return lines.filter((line) => line.trim() !== '');
}
