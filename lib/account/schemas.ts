import { z } from 'zod';
import { emailRule } from '@/lib/forms/rules';

export const MIN_PASSWORD = 8;
/** What the backend hashes: bytes beyond these would be ignored silently. */
const MAX_PASSWORD_BYTES = 72;

const newPassword = z
  .string()
  .min(1, 'required')
  .refine((password) => password === '' || password.length >= MIN_PASSWORD, 'tooShort')
  .refine((password) => new TextEncoder().encode(password).length <= MAX_PASSWORD_BYTES, 'tooLong');

const confirmed = <T extends { password: string; passwordConfirmation: string }>(values: T): boolean =>
  values.passwordConfirmation === '' || values.password === values.passwordConfirmation;
const unlike = { path: ['passwordConfirmation'], message: 'confirm' };

export const loginSchema = z.object({ email: emailRule, password: z.string().min(1, 'required') });
export const forgotSchema = z.object({ email: emailRule });
export const resetSchema = z
  .object({ password: newPassword, passwordConfirmation: z.string().min(1, 'required') })
  .refine(confirmed, unlike);
export const registerSchema = z
  .object({ email: emailRule, password: newPassword, passwordConfirmation: z.string().min(1, 'required') })
  .refine(confirmed, unlike);
