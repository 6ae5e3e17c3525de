import type { Strength, StrengthOrder } from './password-strength';
import { MIN_PASSWORD, MAX_PASSWORD_BYTES } from '../../contract/limits';
/**
 * Below this a password is refused. Signing in is limited to 30 wrong passwords in 15 minutes for one account
 * (`accounts/limits`): a million of them take an attacker the best part of a year.
 */
const MIN_GUESSES = 1_000_000;

export type PasswordError = 'tooShort' | 'tooLong' | 'common' | 'personal' | 'invalid';

/** One written form, whatever keyboard it came from; bytes are counted after this. */
export const normalizePassword = (password: string): string => password.normalize('NFC');
export const byteLength = (password: string): number => Buffer.byteLength(normalizePassword(password), 'utf8');

/** Dates, telephone numbers and codes of a bank card twice, with or without signs between them. */
const isNumber = (text: string): boolean => /^[\d\s./-]+$/.test(text) && text.length < 14;

function personalWords(email: string): string[] {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const words = [email.toLowerCase(), local, ...local.split(/[.+_-]/), domain.split('.')[0] ?? ''];
  return words.filter((word) => word.length > 2);
}

export type Measure = (order: StrengthOrder) => Strength | Promise<Strength>;

/** What is wrong with a new password; null when it will do. */
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
