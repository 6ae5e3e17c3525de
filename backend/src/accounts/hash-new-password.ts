import type { Core } from '@strapi/strapi';
import { type FieldError, invalidFields } from '../domain/shop-error';
import { readCompany } from '../platform/settings/company';
import { measureStrengthInWorker } from './password-strength-worker';
import { hashPassword } from './password-hash';
import { findPasswordError, normalizePassword } from './password-rules';

export interface NewPassword {
  password: string;
  passwordConfirmation?: string;
  /** Whose it is: it must not be made of the address. */
  email: string;
  current?: string;
}

/** Refuses a password that is weak or typed in two ways. */
export async function rejectWeakPassword(strapi: Core.Strapi, given: NewPassword): Promise<void> {
  const { siteName } = await readCompany(strapi.db.connection);
  const errors: FieldError[] = [];
  const fault = await findPasswordError(given.password, { email: given.email, shop: siteName }, measureStrengthInWorker);
  if (fault) errors.push({ path: ['password'], name: fault });
  else if (given.current !== undefined && normalizePassword(given.current) === normalizePassword(given.password))
    errors.push({ path: ['password'], name: 'same' });
  if (given.passwordConfirmation !== undefined && given.passwordConfirmation !== given.password)
    errors.push({ path: ['passwordConfirmation'], name: 'confirm' });
  if (errors.length > 0) throw invalidFields(errors);
}

export async function hashNewPassword(strapi: Core.Strapi, given: NewPassword): Promise<string> {
  await rejectWeakPassword(strapi, given);
  return hashPassword(strapi, given.password);
}
