import { z } from 'zod';
import { isEmail } from '../../contract/email';

/** Control characters, lone surrogates and bidi overrides are not allowed in names and addresses. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const addIssue = (context: z.RefinementCtx, name: string): never => {
  context.addIssue({ code: 'custom', message: name });
  return z.NEVER;
};

type Text = string | null | undefined;
const nullishString = z.string().nullish();

function parseText(value: Text, max: number, required: boolean, context: z.RefinementCtx): string {
  const text = (value ?? '').normalize('NFC').trim();
  if (text === '') return required ? addIssue(context, 'required') : '';
  if (text.length > max) return addIssue(context, 'tooLong');
  return FORBIDDEN.test(text) ? addIssue(context, 'invalid') : text;
}

/** Trimmed free text of at most `max` characters; emoji are allowed. Issue messages of these fields are error codes. */
export const requiredText = (max: number) =>
  nullishString.transform((value, context) => parseText(value, max, true, context));
export const optionalText = (max: number) =>
  nullishString.transform((value, context) => parseText(value, max, false, context));

export const emailField = nullishString.transform((value, context): string => {
  const text = parseText(value, 254, true, context);
  if (typeof text !== 'string') return z.NEVER;
  return isEmail(text) ? text.toLowerCase() : addIssue(context, 'email');
});

export const countryField = nullishString.transform((value, context): string => {
  const text = parseText(value, 100, true, context);
  if (typeof text !== 'string') return z.NEVER;
  return /^[a-z]{2}$/i.test(text) ? text.toLowerCase() : addIssue(context, 'country');
});
