import * as z from 'zod/mini';
import { isEmail, MAX_EMAIL } from '@/backend/contract/email';

// `zod/mini` has the same rules as `zod` at a third of the size.

/** Messages are error codes; the interface translates them. */
export const optionalText = (max: number) => z.string().check(z.trim(), z.maxLength(max, 'tooLong'));
export const requiredText = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(max, 'tooLong'));

export const emailRule = requiredText(MAX_EMAIL).check(z.refine((text) => text === '' || isEmail(text), 'email'));
