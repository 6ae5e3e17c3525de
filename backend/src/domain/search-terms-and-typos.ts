import { normalizeText } from './search-normalization';

const MAX_QUERY = 200;
const MAX_WORDS = 8;
const MAX_WORD = 40;
/** Shorter words are too similar to each other for typo correction. */
const SHORTEST_TYPO = 4;
const LONG_WORD = 8;

/** Terms in lower case without accents; anything but letters and digits separates them. */
export const splitTerms = (text: string): string[] =>
  normalizeText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Unique terms of a query; quotes and operators are treated as plain text. */
export function queryTerms(query: string): string[] {
  const words = splitTerms(query.slice(0, MAX_QUERY)).map((word) => word.slice(0, MAX_WORD));
  return [...new Set(words)].slice(0, MAX_WORDS);
}

/** Number of typos tolerated in a word of this length. */
const allowedTypos = (word: string): number => (word.length < SHORTEST_TYPO ? 0 : word.length < LONG_WORD ? 1 : 2);

/**
 * Edit distance (optimal string alignment: deletion, insertion, substitution, transposition) between a word and each
 * prefix of another, by prefix length. Null as soon as every entry exceeds `most`.
 */
function prefixDistances(a: string, b: string, most: number): number[] | null {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let slips = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) slips = Math.min(slips, (before[j - 2] ?? 0) + 1);
      row.push(slips);
      if (slips < least) least = slips;
    }
    // The next row could still contain a transposition.
    if (least > most + 1) return null;
    [before, last] = [last, row];
  }
  return last;
}

/** Edit distance between two words. */
export const editDistance = (a: string, b: string): number =>
  prefixDistances(a, b, Number.POSITIVE_INFINITY)?.[b.length] ?? 0;

/** Edit distance to a word or any prefix of it, while typing. A whole word at the same distance wins. */
function distanceWhileTyping(typed: string, word: string, most: number): number {
  const longest = typed.length + most;
  const row = prefixDistances(typed, word.slice(0, longest), most);
  if (!row) return Number.POSITIVE_INFINITY;
  const whole = word.length <= longest ? (row[word.length] ?? 0) : Number.POSITIVE_INFINITY;
  return typed.length <= SHORTEST_TYPO ? whole : Math.min(whole, Math.min(...row.slice(typed.length - 1)) + 0.5);
}

/** Bit mask of the letters in a word; some letters share a bit. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at += 1) mask |= 1 << (word.charCodeAt(at) % 32);
  return mask;
}

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

export interface IndexedTerm {
  word: string;
  /** Its `letterMask`. */
  mask: number;
}

/** Terms the typed word may be a typo of, nearest first. Scans tens of thousands of terms within milliseconds. */
export function findSimilarTerms(typed: string, terms: Iterable<IndexedTerm>, most: number): string[] {
  const allowed = allowedTypos(typed);
  if (allowed === 0) return [];
  const mask = letterMask(typed);
  const found: { word: string; slips: number }[] = [];
  for (const term of terms) {
    // Each edit adds at most one letter that the term does not contain.
    if (term.word.length < typed.length - allowed || countBits(mask & ~term.mask) > allowed) continue;
    const slips = distanceWhileTyping(typed, term.word, allowed);
    if (Math.floor(slips) <= allowed) found.push({ word: term.word, slips });
  }
  return found
    .sort((a, b) => a.slips - b.slips || a.word.localeCompare(b.word, 'en'))
    .slice(0, most)
    .map(({ word }) => word);
}
