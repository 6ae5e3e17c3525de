import { z } from 'zod';
import { emailRule, optionalText, requiredText } from '@/lib/forms/rules';
import { isPostalCode, normalizePostalCode } from './postal-code';

export interface AddressValues {
  street: string;
  housenumber: string;
  addition: string;
  info: string;
  postalCode: string;
  city: string;
  country: string;
}

export interface CheckoutValues {
  firstname: string;
  lastname: string;
  email: string;
  shipping: AddressValues;
  /** The invoice goes to another address. */
  billingSeparate: boolean;
  billing: AddressValues;
  terms: boolean;
  immediateAccess: boolean;
}

/** What this cart and this shop ask for. */
export interface CheckoutRules {
  requireAddition: boolean;
  /** Something must be shipped. */
  physical: boolean;
  /** Something is watched online: immediate access needs its own consent. */
  lessons: boolean;
  countries: string[];
}

export function createAddressSchema(rules: Pick<CheckoutRules, 'requireAddition' | 'countries'>) {
  return z
    .object({
      street: requiredText(120),
      housenumber: requiredText(20),
      addition: rules.requireAddition ? requiredText(20) : optionalText(20),
      info: optionalText(200),
      postalCode: requiredText(16),
      city: requiredText(100),
      country: requiredText(2).refine((iso) => iso === '' || rules.countries.includes(iso), 'country'),
    })
    .superRefine((address, context) => {
      if (address.postalCode && address.country && !isPostalCode(address.country, address.postalCode)) {
        context.addIssue({ code: 'custom', path: ['postalCode'], message: 'postalCode' });
      }
    })
    .transform((address) => ({ ...address, postalCode: normalizePostalCode(address.country, address.postalCode) }));
}

/** Which of the two addresses this order needs. */
export function neededAddresses(
  rules: Pick<CheckoutRules, 'physical'>,
  values: Pick<CheckoutValues, 'billingSeparate'>,
) {
  return { shipping: rules.physical, billing: !rules.physical || values.billingSeparate };
}

const untouchedAddress = z.custom<AddressValues>((value) => typeof value === 'object' && value !== null);

export function createCheckoutSchema(rules: CheckoutRules): z.ZodType<CheckoutValues, CheckoutValues> {
  const addressSchema = createAddressSchema(rules);
  return z
    .object({
      firstname: requiredText(100),
      lastname: requiredText(100),
      email: emailRule,
      shipping: rules.physical ? addressSchema : untouchedAddress,
      billingSeparate: z.boolean(),
      billing: untouchedAddress,
      terms: z.boolean().refine((agreed) => agreed, 'accepted'),
      immediateAccess: z.boolean().refine((agreed) => agreed || !rules.lessons, 'accepted'),
    })
    .superRefine((values, context) => {
      if (!neededAddresses(rules, values).billing) {
        return;
      }
      for (const issue of addressSchema.safeParse(values.billing).error?.issues ?? []) {
        context.addIssue({ code: 'custom', path: ['billing', ...issue.path], message: issue.message });
      }
    })
    .transform((values) =>
      neededAddresses(rules, values).billing ? { ...values, billing: addressSchema.parse(values.billing) } : values,
    );
}

export function emptyAddress(country: string): AddressValues {
  return { street: '', housenumber: '', addition: '', info: '', postalCode: '', city: '', country };
}

/** `known` is what a signed-in customer told us before. */
export function emptyCheckout(country: string, known: Partial<CheckoutValues> = {}): CheckoutValues {
  return {
    firstname: '',
    lastname: '',
    email: '',
    shipping: emptyAddress(country),
    billingSeparate: false,
    billing: emptyAddress(country),
    terms: false,
    immediateAccess: false,
    ...known,
  };
}
