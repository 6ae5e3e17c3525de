import * as z from 'zod/mini';
import { emailRule } from '@/lib/forms/schemas';

export const MIN_PASSWORD = 8;
/** What the backend hashes: bytes beyond these would be ignored silently. */
const MAX_PASSWORD_BYTES = 72;

const requiredPassword = z.string().check(z.minLength(1, 'required'));
const newPassword = requiredPassword.check(
  z.refine((password) => password === '' || password.length >= MIN_PASSWORD, 'tooShort'),
  z.refine((password) => new TextEncoder().encode(password).length <= MAX_PASSWORD_BYTES, 'tooLong'),
);

const confirmed = <T extends { password: string; passwordConfirmation: string }>(values: T): boolean =>
  values.passwordConfirmation === '' || values.password === values.passwordConfirmation;
const unlike = { path: ['passwordConfirmation'], message: 'confirm' };

export const loginSchema = z.object({ email: emailRule, password: requiredPassword });
export const forgotSchema = z.object({ email: emailRule });
export const resetSchema = z
  .object({ password: newPassword, passwordConfirmation: requiredPassword })
  .check(z.refine(confirmed, unlike));
export const registerSchema = z
  .object({ email: emailRule, password: newPassword, passwordConfirmation: requiredPassword })
  .check(z.refine(confirmed, unlike));
