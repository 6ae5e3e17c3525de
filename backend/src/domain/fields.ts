import { z } from 'zod';

/** Control characters, halves of surrogate pairs and writing direction overrides have no place in names or addresses. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
/** Local part, @, labels, and a top-level domain of two or more characters. */
const EMAIL = /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u;

/** Whether mail can be sent to it without it saying anything else in a mail's head. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && EMAIL.test(text) && !/(^|[.@])\.|\.@/.test(text);

const refuse = (context: z.RefinementCtx, name: string): never => {
  context.addIssue({ code: 'custom', message: name });
  return z.NEVER;
};

type Text = string | null | undefined;
const raw = z.string().nullish();

function readText(value: Text, max: number, required: boolean, context: z.RefinementCtx): string {
  const text = (value ?? '').normalize('NFC').trim();
  if (text === '') return required ? refuse(context, 'required') : '';
  if (text.length > max) return refuse(context, 'tooLong');
  return FORBIDDEN.test(text) ? refuse(context, 'invalid') : text;
}

/** Text of a person: trimmed, at most `max` long; emoji are fine. The messages of these fields are error codes. */
export const requiredText = (max: number) => raw.transform((value, context) => readText(value, max, true, context));
export const optionalText = (max: number) => raw.transform((value, context) => readText(value, max, false, context));

export const emailField = raw.transform((value, context): string => {
  const text = readText(value, 254, true, context);
  if (typeof text !== 'string') return z.NEVER;
  return isEmail(text) ? text.toLowerCase() : refuse(context, 'email');
});

export const countryField = raw.transform((value, context): string => {
  const text = readText(value, 100, true, context);
  if (typeof text !== 'string') return z.NEVER;
  return /^[a-z]{2}$/i.test(text) ? text.toLowerCase() : refuse(context, 'country');
});
