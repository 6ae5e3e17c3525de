import { z } from 'zod';
import { addressFields, isInvalidPostalCode, normalizeAddress } from '../domain/address';
import { fieldErrors } from '../domain/parse-fields';
import { optionalText } from '../domain/text-fields';
import { type FieldError, ShopError, invalidFields } from '../domain/shop-error';
import { LOCALES } from '../../contract/locales';
import { MAX_ADDRESSES } from '../../contract/limits';
import { schemaFor } from '../domain/request-schema';
import type { ProfileBody } from '../../contract/requests';

const address = addressFields.extend({ label: optionalText(40) }).transform(normalizeAddress);

/** Profile fields that customers may change; other keys of the body are ignored. */
const profile = schemaFor<ProfileBody>()(
  z.object({
    firstname: optionalText(100).optional(),
    lastname: optionalText(100).optional(),
    language: z.enum(LOCALES).optional(),
    /** The complete list, the default address first. */
    addresses: z.array(address).max(MAX_ADDRESSES).optional(),
  }),
);

export type ProfileInput = z.infer<typeof profile>;

function readJson(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw new ShopError('MalformedRequest', 'The field data is not JSON');
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Cross-field checks outside the schema, so that they are reported together with other errors. */
function addressErrors(given: unknown, servedCountries: string[]): FieldError[] {
  if (!isObject(given) || !Array.isArray(given.addresses)) return [];
  return given.addresses.flatMap((entry: unknown, index): FieldError[] => {
    if (!isObject(entry) || typeof entry.country !== 'string' || !/^[a-z]{2}$/i.test(entry.country.trim())) return [];
    const country = entry.country.trim().toLowerCase();
    const path = ['addresses', String(index)];
    if (!servedCountries.includes(country)) return [{ path: [...path, 'country'], name: 'country' }];
    return isInvalidPostalCode(entry.postalCode, country)
      ? [{ path: [...path, 'postalCode'], name: 'postalCode' }]
      : [];
  });
}

/** The profile from a multipart form's `data` (JSON text) or from a JSON body, with or without `data` around it. */
export function parseProfile(body: unknown, servedCountries: string[]): ProfileInput {
  const wrapped = isObject(body) && 'data' in body ? body.data : body;
  const given = typeof wrapped === 'string' ? readJson(wrapped) : wrapped;
  if (!isObject(given)) throw new ShopError('MalformedRequest', 'The profile must be an object');
  const result = profile.safeParse(given, { reportInput: true });
  const errors = [...(result.success ? [] : fieldErrors(result.error)), ...addressErrors(given, servedCountries)];
  if (errors.length > 0 || !result.success) throw invalidFields(errors);
  // Omitted fields remain unchanged.
  return Object.fromEntries(Object.entries(result.data).filter(([key]) => given[key] !== undefined));
}
