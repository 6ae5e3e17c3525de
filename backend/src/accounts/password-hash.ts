import bcrypt from 'bcrypt';
import { byteLength, normalizePassword } from './password-rules';
import { MAX_PASSWORD_BYTES } from '../../contract/limits';

/**
 * As in Strapi's own hashes: a password set in the admin is checked here. Strapi computes them in JavaScript, which stops every
 * other request for 70 ms; this library computes them in another thread.
 */
const COST = 10;
/** A hash of nothing anybody knows, with the same cost as real ones: compared with when there is none. */
const DUMMY = '$2a$10$OSLKADXe8M4Du5JTfzzHvud8t8jxT26F/X7qveY72oj2mRuVVSnfK';

export const hashPassword = (password: string): Promise<string> => bcrypt.hash(normalizePassword(password), COST);

/** Takes as long with a hash as without one, and knows no passwords that are longer than bcrypt reads. */
export async function matchesPassword(given: string, hash: string | null): Promise<boolean> {
  const password = normalizePassword(given);
  const matches = await bcrypt.compare(password, hash ?? DUMMY);
  return matches && hash !== null && byteLength(password) <= MAX_PASSWORD_BYTES;
}
