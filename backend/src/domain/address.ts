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

/** What the post needs beside the name. */
const LOCATION_FIELDS = ['street', 'housenumber', 'postalCode', 'city'] as const;

/** Fields of a billing address, which may name only the country when nothing is sent: it decides the VAT. */
export const billingFields = addressFields.extend({
  street: optionalText(200),
  housenumber: optionalText(20),
  postalCode: optionalText(MAX_POSTAL_CODE),
  city: optionalText(100),
});

/** Fields that an address lacks for the post; all of them where only the country is named. */
export const missingFields = (address: Record<string, unknown>): string[] =>
  LOCATION_FIELDS.filter((field) => {
    const value = address[field];
    return typeof value !== 'string' || value.trim() === '';
  });

export const isPostalAddress = (address: Record<(typeof LOCATION_FIELDS)[number], string>): boolean =>
  missingFields(address).length === 0;

/** Fields lacking in an address that names more than its country. Kept apart from the schema like the postal code. */
export function missingIfStarted(address: Record<string, unknown>): string[] {
  const missing = missingFields(address);
  return missing.length === LOCATION_FIELDS.length ? [] : missing;
}

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
