import type { Core } from '@strapi/strapi';
import { type FieldError, invalidFields } from '../domain/shop-error';
import { readCompany } from '../platform/settings/company';
import { measureStrengthInWorker } from './password-strength-worker';
import { hashPassword } from './password-hash';
import { findPasswordError, normalizePassword } from './password-rules';

export interface NewPassword {
  password: string;
  passwordConfirmation?: string;
  /** The password must not be derived from this email address. */
  email: string;
  current?: string;
}

/** Throws field errors for a weak password or a confirmation that differs. */
async function rejectWeakPassword(strapi: Core.Strapi, given: NewPassword): Promise<void> {
  const { siteName } = await readCompany(strapi.db.connection);
  const errors: FieldError[] = [];
  const passwordError = await findPasswordError(
    given.password,
    { email: given.email, shop: siteName },
    measureStrengthInWorker,
  );
  if (passwordError) errors.push({ path: ['password'], name: passwordError });
  else if (given.current !== undefined && normalizePassword(given.current) === normalizePassword(given.password))
    errors.push({ path: ['password'], name: 'same' });
  if (given.passwordConfirmation !== undefined && given.passwordConfirmation !== given.password)
    errors.push({ path: ['passwordConfirmation'], name: 'confirm' });
  if (errors.length > 0) throw invalidFields(errors);
}

export async function hashNewPassword(strapi: Core.Strapi, given: NewPassword): Promise<string> {
  await rejectWeakPassword(strapi, given);
  return hashPassword(given.password);
}
