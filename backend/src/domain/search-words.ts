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

/** Every three letters in a row, its beginning and end marked: words that are alike share most of them. */
export function trigrams(word: string): string[] {
  const marked = `^${word}$`;
  return [...new Set(Array.from({ length: Math.max(0, marked.length - 2) }, (_, at) => marked.slice(at, at + 3)))];
}

/** Letters left out, put in, mistaken or swapped with the next one (optimal string alignment). */
export function countSlips(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}

/** Slips between what was typed so far and a word, or the beginning of it. */
function slipsToBeginning(typed: string, word: string): number {
  const whole = countSlips(typed, word);
  if (word.length <= typed.length || typed.length <= SHORTEST_TYPO) return whole;
  const beginnings = [typed.length - 1, typed.length, typed.length + 1].map((length) => word.slice(0, length));
  // A whole word that is as near wins over a beginning.
  return Math.min(whole, ...beginnings.map((beginning) => countSlips(typed, beginning) + 0.5));
}

/** Of words that share trigrams with the one typed those that it can be a slip of, the nearest first. */
export function pickSimilar(typed: string, words: string[], most: number): string[] {
  const allowed = allowedSlips(typed);
  return words
    .map((word) => ({ word, slips: slipsToBeginning(typed, word) }))
    .filter(({ slips }) => Math.floor(slips) <= allowed && allowed > 0)
    .sort((a, b) => a.slips - b.slips || a.word.localeCompare(b.word, 'en'))
    .slice(0, most)
    .map(({ word }) => word);
}
