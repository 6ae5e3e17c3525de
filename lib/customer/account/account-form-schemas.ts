import * as z from 'zod/mini';
import { emailRule } from '@/lib/forms/text-schemas';
import { MIN_PASSWORD, MAX_PASSWORD_BYTES } from '@/backend/contract/limits';

const bytesOf = (password: string): number => new TextEncoder().encode(password.normalize('NFC')).length;

const requiredPassword = z.string().check(z.minLength(1, 'required'));
const newPassword = requiredPassword.check(
  z.refine((password) => password === '' || password.length >= MIN_PASSWORD, 'tooShort'),
  z.refine((password) => bytesOf(password) <= MAX_PASSWORD_BYTES, 'passwordTooLong'),
);
const newPasswordFields = { password: newPassword, passwordConfirmation: requiredPassword };

const confirmed = <T extends { password: string; passwordConfirmation: string }>(values: T): boolean =>
  values.passwordConfirmation === '' || values.password === values.passwordConfirmation;
const passwordMismatch = { path: ['passwordConfirmation'], message: 'confirm' };

export const loginSchema = z.object({ email: emailRule, password: requiredPassword });
/** For every form with only an email address. */
export const forgotSchema = z.object({ email: emailRule });
export const resetSchema = z.object(newPasswordFields).check(z.refine(confirmed, passwordMismatch));
export const registerSchema = z
  .object({ email: emailRule, ...newPasswordFields })
  .check(z.refine(confirmed, passwordMismatch));
export const changePasswordSchema = z
  .object({ currentPassword: requiredPassword, ...newPasswordFields })
  .check(z.refine(confirmed, passwordMismatch));

/** Eight digits; copied spaces and dashes are ignored. */
const isCode = (code: string): boolean => /^\d{8}$/.test(code.replace(/[\s-]/g, ''));
export const codeSchema = z.object({
  code: z.string().check(
    z.trim(),
    z.minLength(1, 'required'),
    z.refine((code) => code === '' || isCode(code), 'code'),
  ),
});
