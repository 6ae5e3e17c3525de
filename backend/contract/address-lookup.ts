import { isPostalCode, normalizePostalCode } from './postal-codes';

/** Body of `POST /address-lookup`. */
export interface AddressLookupBody {
  /** ISO 3166-1 alpha-2, lower case. */
  country: string;
  postalCode: string;
  /** As typed; letters after the number do not matter. */
  housenumber: string;
}

/** `unavailable`: the register did not answer in time. Both other states leave the fields to the visitor, as that one does. */
export type AddressLookup =
  | { state: 'found'; street: string; city: string }
  | { state: 'not-found' }
  | { state: 'unavailable' };

/** Countries whose postal code and house number name one street. */
const COUNTRIES = ['nl'];

/** What is looked up for the typed values: `3511AB` and 12 for `3511 ab` and `12 bis`. Null until both are complete. */
export function lookupKey({
  country,
  postalCode,
  housenumber,
}: AddressLookupBody): { postalCode: string; number: number } | null {
  const number = /^\s*([1-9]\d{0,4})(?!\d)/.exec(housenumber)?.[1];
  if (!COUNTRIES.includes(country) || !isPostalCode(country, postalCode) || number === undefined) return null;
  return { postalCode: normalizePostalCode(country, postalCode).replace(/\s/g, ''), number: Number(number) };
}
