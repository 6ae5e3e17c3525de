import { COMMON_WORDS, RUNS } from './common-passwords';

export const MIN_BYTES = 8;
/** bcrypt ignores every byte beyond these without a word. */
export const MAX_BYTES = 72;

export type PasswordFault = 'tooShort' | 'tooLong' | 'common' | 'personal' | 'invalid';

/** One written form, whatever keyboard it came from; bytes are counted after this. */
export const normalizePassword = (password: string): string => password.normalize('NFC');
export const byteLength = (password: string): number => Buffer.byteLength(normalizePassword(password), 'utf8');

const LEET: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' };
const asLetters = (text: string): string => text.replace(/[013457@$!]/g, (sign) => LEET[sign] ?? 'i');
const withoutEdges = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** How few parts of one or two signs a text is made of: `aaaaaaaa`, `abababab`, `12341234`. */
function isRepeat(text: string): boolean {
  const signs = [...text];
  if (new Set(signs).size <= 2) return true;
  for (let length = 1; length <= signs.length / 2; length += 1) {
    if (signs.every((sign, index) => sign === signs[index % length])) return true;
  }
  return false;
}

/** Longest stretch that follows a keyboard row or counts up or down. */
function longestRun(text: string): number {
  const rows = RUNS.flatMap((row) => [row, [...row].reverse().join('')]);
  let longest = 0;
  for (let start = 0; start < text.length; start += 1) {
    for (let end = start + longest + 1; end <= text.length; end += 1) {
      if (!rows.some((row) => row.includes(text.slice(start, end)))) break;
      longest = end - start;
    }
  }
  return longest;
}

/** Signs beyond the guessable part that make it a password of one's own. */
const OWN_SIGNS = 5;

const isMostly = (text: string, part: string): boolean =>
  part.length > 2 && text.includes(part) && text.length - part.length < OWN_SIGNS;

function isCommon(text: string, shop: string): boolean {
  if (isRepeat(text)) return true;
  // Only digits: dates, telephone numbers, codes of a bank card twice.
  if (/^[\d\s./-]+$/.test(text) && text.length < 14) return true;
  const run = longestRun(text);
  if (run > 3 && text.length - run < OWN_SIGNS) return true;
  // Digits and signs around the core are cut off before those inside it are read as letters.
  const cores = [withoutEdges(text), withoutEdges(asLetters(text)), asLetters(withoutEdges(text))];
  return cores
    .flatMap((core) => [core, withoutMarks(core)])
    .some((core) => {
      if (COMMON_WORDS.has(core) && text.length - core.length < OWN_SIGNS) return true;
      if (COMMON_WORDS.has(core.replace(/[^\p{L}]/gu, ''))) return true;
      // The same word twice is no better.
      const half = core.slice(0, core.length / 2);
      return (COMMON_WORDS.has(half) && core === half + half) || isMostly(core, shop) || isMostly(text, shop);
    });
}

function isPersonal(text: string, email: string): boolean {
  const [local = '', domain = ''] = email.split('@');
  const names = [email, local, ...local.split(/[.+_-]/), domain.split('.')[0] ?? ''];
  return names.some((name) => isMostly(text, name) || isMostly(asLetters(text), name));
}

/** What is wrong with a new password; null when it will do. */
export function findPasswordFault(given: string, who: { email: string; shop: string }): PasswordFault | null {
  const password = normalizePassword(given);
  if (/[\p{Cc}\p{Cs}]/u.test(password)) return 'invalid';
  const bytes = byteLength(password);
  if (bytes < MIN_BYTES) return 'tooShort';
  if (bytes > MAX_BYTES) return 'tooLong';
  const text = password.toLowerCase();
  if (isPersonal(text, who.email.toLowerCase())) return 'personal';
  return isCommon(text, who.shop.toLowerCase()) ? 'common' : null;
}
