import { plainText } from './search-text';

const MAX_QUERY = 200;
const MAX_WORDS = 8;
const MAX_WORD = 40;
/** Shorter words are too like each other: `pool` is not `pole`, but a slip in it can still be told. */
const SHORTEST_TYPO = 4;
const LONG_WORD = 8;

/** Small letters and digits without accents; everything else only parts words. */
export const splitWords = (text: string): string[] =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The words of a search, each once: whatever a visitor typed, quotes and operators included, is only text. */
export function queryWords(query: string): string[] {
  const words = splitWords(query.slice(0, MAX_QUERY)).map((word) => word.slice(0, MAX_WORD));
  return [...new Set(words)].slice(0, MAX_WORDS);
}

/** How many slips of the finger a word may hold. */
export const allowedSlips = (word: string): number =>
  word.length < SHORTEST_TYPO ? 0 : word.length < LONG_WORD ? 1 : 2;

/**
 * Slips between a word and each beginning of another, by its length: letters left out, put in, mistaken or swapped with the
 * next one (optimal string alignment). Null as soon as there are more than `most` anywhere.
 */
function countByLength(a: string, b: string, most: number): number[] | null {
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
    // One more row could still be a swap.
    if (least > most + 1) return null;
    [before, last] = [last, row];
  }
  return last;
}

/** Slips between two words. */
export const countSlips = (a: string, b: string): number =>
  countByLength(a, b, Number.POSITIVE_INFINITY)?.[b.length] ?? 0;

/** Slips between what was typed so far and a word, or the beginning of it. A whole word that is as near wins. */
function slipsToBeginning(typed: string, word: string, most: number): number {
  const longest = typed.length + most;
  const row = countByLength(typed, word.slice(0, longest), most);
  if (!row) return Number.POSITIVE_INFINITY;
  const whole = word.length <= longest ? (row[word.length] ?? 0) : Number.POSITIVE_INFINITY;
  return typed.length <= SHORTEST_TYPO ? whole : Math.min(whole, Math.min(...row.slice(typed.length - 1)) + 0.5);
}

/** Which letters a word has, a bit for each; a few share one. */
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

export interface Term {
  word: string;
  /** Its `letterMask`. */
  mask: number;
}

/** The words that the typed one can be a slip of, the nearest first. Tens of thousands are looked at within milliseconds. */
export function pickSimilar(typed: string, terms: Iterable<Term>, most: number): string[] {
  const allowed = allowedSlips(typed);
  if (allowed === 0) return [];
  const mask = letterMask(typed);
  const found: { word: string; slips: number }[] = [];
  for (const term of terms) {
    // Each slip brings at most one letter that the word does not have.
    if (term.word.length < typed.length - allowed || countBits(mask & ~term.mask) > allowed) continue;
    const slips = slipsToBeginning(typed, term.word, allowed);
    if (Math.floor(slips) <= allowed) found.push({ word: term.word, slips });
  }
  return found
    .sort((a, b) => a.slips - b.slips || a.word.localeCompare(b.word, 'en'))
    .slice(0, most)
    .map(({ word }) => word);
}
