import type { Strength, StrengthOrder } from './password-strength';
import { MIN_PASSWORD, MAX_PASSWORD_BYTES } from '../../contract/limits';
/**
 * Minimum guesses of an accepted password. Sign-in allows 30 wrong passwords per account in 15 minutes
 * (accounts/rate-limits.ts), so a million guesses take most of a year.
 */
const MIN_GUESSES = 1_000_000;

export type PasswordError = 'tooShort' | 'tooLong' | 'common' | 'personal' | 'invalid';

/** NFC form, independent of the keyboard; bytes are counted afterwards. */
export const normalizePassword = (password: string): string => password.normalize('NFC');
export const byteLength = (password: string): number => Buffer.byteLength(normalizePassword(password), 'utf8');

/** Dates, telephone numbers and repeated PINs, with or without separators. */
const isNumber = (text: string): boolean => /^[\d\s./-]+$/.test(text) && text.length < 14;

function personalWords(email: string): string[] {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const words = [email.toLowerCase(), local, ...local.split(/[.+_-]/), domain.split('.')[0] ?? ''];
  return words.filter((word) => word.length > 2);
}

export type Measure = (order: StrengthOrder) => Strength | Promise<Strength>;

/** Error of a new password; null if it is acceptable. */
export async function findPasswordError(
  given: string,
  who: { email: string; shop: string },
  measure: Measure,
): Promise<PasswordError | null> {
  const password = normalizePassword(given);
  if (/[\p{Cc}\p{Cs}]/u.test(password)) return 'invalid';
  const bytes = byteLength(password);
  if (bytes < MIN_PASSWORD) return 'tooShort';
  if (bytes > MAX_PASSWORD_BYTES) return 'tooLong';
  const personal = personalWords(who.email);
  const { guesses, words } = await measure({ password, words: [...personal, who.shop.toLowerCase()] });
  if (guesses < MIN_GUESSES) return words.some((word) => personal.includes(word)) ? 'personal' : 'common';
  return isNumber(password) ? 'common' : null;
}
