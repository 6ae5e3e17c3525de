import { isPostalCode, normalizePostalCode } from '@/backend/contract/postal-codes';
import { optionalText } from '@/lib/forms/text-schemas';
import { requiredText } from '@/lib/forms/text-schemas';
import * as z from 'zod/mini';
import { splitHousenumber } from './split-housenumber';

export interface AddressValues {
  street: string;
  housenumber: string;
  addition: string;
  info: string;
  postalCode: string;
  city: string;
  country: string;
}

export type PostalMasks = Record<string, string | null>;

export const postalMasksOf = (countries: { iso: string; postalMask: string | null }[]): PostalMasks =>
  Object.fromEntries(countries.map(({ iso, postalMask }) => [iso, postalMask]));

/** Shop settings for address forms. */
export interface AddressRules {
  requireAddition: boolean;
  /** Lower-case ISO codes of the countries to choose from. */
  countries: string[];
  /** Notation of the postal codes of a country, if the shop does not know it itself. */
  postalMasks?: PostalMasks;
}

const countryField = ({ countries }: Pick<AddressRules, 'countries'>) =>
  requiredText(2).check(z.refine((iso) => iso === '' || countries.includes(iso), 'country'));

/** For an order without goods: only the country counts; what was typed into the other fields is kept. */
export const createCountrySchema = (rules: AddressRules): z.ZodMiniType<AddressValues, AddressValues> =>
  z.object({
    street: z.string(),
    housenumber: z.string(),
    addition: z.string(),
    info: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: countryField(rules),
  });

export function createAddressSchema(rules: AddressRules) {
  const address = z.object({
    street: requiredText(120),
    housenumber: requiredText(20),
    addition: rules.requireAddition ? requiredText(20) : optionalText(20),
    info: optionalText(200),
    postalCode: requiredText(16),
    city: requiredText(100),
    country: countryField(rules),
  });
  const checked = address.check(
    z.superRefine(({ postalCode, country }, context) => {
      if (postalCode && country && !isPostalCode(country, postalCode, rules.postalMasks?.[country])) {
        context.addIssue({ code: 'custom', path: ['postalCode'], message: 'postalCode' });
      }
    }),
  );
  const normalize = z.transform((values: AddressValues) => ({
    ...splitHousenumber(values),
    postalCode: normalizePostalCode(values.country, values.postalCode, rules.postalMasks?.[values.country]),
  }));
  return z.pipe(checked, normalize);
}
