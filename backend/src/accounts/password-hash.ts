import type { Core } from '@strapi/strapi';
import { byteLength, normalizePassword } from './password-rules';
import { MAX_PASSWORD_BYTES } from '../../contract/limits';

/** A bcrypt hash of nothing anybody knows, with the same cost as real ones: compared with when there is none. */
const DUMMY = '$2a$10$OSLKADXe8M4Du5JTfzzHvud8t8jxT26F/X7qveY72oj2mRuVVSnfK';

interface UserService {
  ensureHashedPasswords: (values: { password: string }) => Promise<{ password: string }>;
  validatePassword: (password: string, hash: string) => Promise<boolean>;
}

/** Strapi's service, so that passwords set in the admin and here use the same hash. */
const users = (strapi: Core.Strapi): UserService => strapi.plugin('users-permissions').service('user');

export async function hashPassword(strapi: Core.Strapi, password: string): Promise<string> {
  return (await users(strapi).ensureHashedPasswords({ password: normalizePassword(password) })).password;
}

/** Takes as long with a hash as without one, and knows no passwords that are longer than bcrypt reads. */
export async function matchesPassword(strapi: Core.Strapi, given: string, hash: string | null): Promise<boolean> {
  const password = normalizePassword(given);
  const matches = await users(strapi).validatePassword(password, hash ?? DUMMY);
  return matches && hash !== null && byteLength(password) <= MAX_PASSWORD_BYTES;
}
