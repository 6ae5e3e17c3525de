import { z } from 'zod';
import { countryField, optionalText, requiredText } from './fields';
import { isPostalCode, normalizePostalCode } from './postal-code';

const MAX_POSTAL_CODE = 16;

/** What an address is made of, in an order and in a profile. */
export const addressFields = z.object({
  firstname: optionalText(100),
  lastname: optionalText(100),
  street: requiredText(200),
  housenumber: requiredText(20),
  addition: optionalText(20),
  info: optionalText(200),
  postalCode: requiredText(MAX_POSTAL_CODE),
  city: requiredText(100),
  country: countryField,
});

/** Writes the postal code as its country does. */
export const tidyAddress = <A extends { postalCode: string; country: string }>(address: A): A => ({
  ...address,
  postalCode: normalizePostalCode(address.postalCode, address.country),
});

/**
 * Whether a code that was given is none of its country. Stands beside the schema: it needs two fields, and must be said even when
 * others are wrong as well. Missing and too long codes are the schema's to name. `country` is a lower-case ISO code.
 */
export function isWrongPostalCode(given: unknown, country: string): boolean {
  const code = typeof given === 'string' ? given.trim() : '';
  return code !== '' && code.length <= MAX_POSTAL_CODE && !isPostalCode(code, country);
}
