import { z } from 'zod';
import { forgotSchema } from '@/lib/customer/account/account-form-schemas';
import { type AddressValues, type AddressRules, createAddressSchema } from '@/lib/customer/addresses/address-schema';
import { MAX_PASSKEY_NAME } from '@/backend/contract/limits';

/** Messages are error codes; the interface translates them. */
const optional = (max: number) => z.string().trim().max(max, 'tooLong');
const required = (max: number) => optional(max).min(1, 'required');

const emailRule = forgotSchema.shape.email;

export const detailsSchema = z.object({ firstname: required(100), lastname: required(100) });

export interface AddressFormValues {
  label: string;
  firstname: string;
  lastname: string;
  /** Named as in the checkout, which shares the fields. */
  shipping: AddressValues;
  first: boolean;
}

export const createSavedAddressSchema = (rules: AddressRules): z.ZodType<AddressFormValues, AddressFormValues> =>
  z.object({
    label: optional(40),
    firstname: optional(100),
    lastname: optional(100),
    shipping: createAddressSchema(rules),
    first: z.boolean(),
  });

/** Reauthentication: proves that the account's owner is present. */
const proofFields = { password: z.string(), code: z.string().trim() };

export type ProofKind = 'password' | 'code';

/** Eight digits; copied spaces and dashes are ignored. */
const isCode = (code: string): boolean => /^\d{8}$/.test(code.replace(/[\s-]/g, ''));

function checkProof(kind: ProofKind, { password, code }: { password: string; code: string }): [string, string] | null {
  if (kind === 'password') return password === '' ? ['password', 'required'] : null;
  if (code === '') return ['code', 'required'];
  return isCode(code) ? null : ['code', 'code'];
}

const withProof = <T extends z.ZodObject>(schema: T, kind: ProofKind) =>
  schema.superRefine((values, context) => {
    const { password, code } = z.object(proofFields).parse(values);
    const error = checkProof(kind, { password, code });
    if (error) context.addIssue({ code: 'custom', path: [error[0]], message: error[1] });
  });

export const createEmailSchema = (kind: ProofKind) => withProof(z.object({ email: emailRule, ...proofFields }), kind);

export const createDeletionSchema = (kind: ProofKind) =>
  withProof(z.object({ ...proofFields, understood: z.boolean().refine((agreed) => agreed, 'accepted') }), kind);

export const createProofSchema = (kind: ProofKind) => withProof(z.object(proofFields), kind);

export const passkeyNameSchema = z.object({ name: required(MAX_PASSKEY_NAME) });

export const findOrderSchema = z.object({ orderNr: required(60), email: emailRule });
