import { z } from 'zod';
import { countryField, optionalText, requiredText } from './text-fields';
import { isPostalCode, normalizePostalCode } from '../../contract/postal-codes';

const MAX_POSTAL_CODE = 16;

/** Fields of a postal address, shared by orders and profiles. */
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

/** Normalizes the postal code to the notation of its country. */
export const normalizeAddress = <A extends { postalCode: string; country: string }>(address: A): A => ({
  ...address,
  postalCode: normalizePostalCode(address.country, address.postalCode),
});

/**
 * Whether a given code does not match the format of its country. Kept apart from the schema because it needs two fields
 * and must be reported together with other errors. Missing and overlong codes are reported by the schema. `country` is a
 * lower-case ISO code.
 */
export function isInvalidPostalCode(given: unknown, country: string): boolean {
  const code = typeof given === 'string' ? given.trim() : '';
  return code !== '' && code.length <= MAX_POSTAL_CODE && !isPostalCode(country, code);
}
