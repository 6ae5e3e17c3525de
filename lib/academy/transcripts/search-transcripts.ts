import type { TextCue } from '@/lib/academy/player/types';

interface Transcript {
  /** Document id of the lesson. */
  lesson: string;
  cues: TextCue[];
}

/** A piece of a sentence; `found` pieces are what was searched for. */
export interface Piece {
  text: string;
  found: boolean;
}

interface Passage {
  lesson: string;
  /** Whole seconds from the start of the video at which it is said. */
  seconds: number;
  pieces: Piece[];
}

const LEAST_LETTERS = 2;
const MOST_WORDS = 8;
/** From this length on a word is also found inside others, as in compounds: `been` in `kikkerbenen`, `Beine` in `Froschbeine`. */
const INSIDE_LETTERS = 4;
const WORD = /[\p{L}\p{N}]+/gu;
/** Letters that Unicode normalization does not decompose. */
const LETTERS: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe' };

/** Lower case without accents. */
const foldWord = (word: string): string =>
  word
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßøæœ]/g, (letter) => LETTERS[letter] ?? letter);

/** The words of a query that are long enough to search for. */
export const searchWords = (query: string): string[] =>
  [...new Set([...query.normalize('NFC').matchAll(WORD)].map(([word]) => foldWord(word)))]
    .filter((word) => word.length >= LEAST_LETTERS)
    .slice(0, MOST_WORDS);

const isFound = (word: string, wanted: string): boolean =>
  wanted.length >= INSIDE_LETTERS ? word.includes(wanted) : word.startsWith(wanted);

const wordsOf = (text: string): string[] => [...text.normalize('NFC').matchAll(WORD)].map(([word]) => foldWord(word));
const hasAll = (text: string, wanted: string[]): boolean => {
  const words = wordsOf(text);
  return wanted.every((one) => words.some((word) => isFound(word, one)));
};

function toPieces(text: string, wanted: string[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!wanted.some((one) => isFound(foldWord(word), one))) continue;
    if (index > at) pieces.push({ text: text.slice(at, index), found: false });
    pieces.push({ text: word, found: true });
    at = index + word.length;
  }
  return at < text.length ? [...pieces, { text: text.slice(at), found: false }] : pieces;
}

/** What is said from this cue on: the cue, or with the next one when only both together have all words. */
function passageAt(cues: TextCue[], index: number, wanted: string[]): string | null {
  const [text = '', next = ''] = [cues[index]?.text, cues[index + 1]?.text];
  if (hasAll(text, wanted)) return text;
  if (next === '' || hasAll(next, wanted)) return null;
  const both = `${text}\n${next}`;
  return hasAll(both, wanted) ? both : null;
}

/**
 * Passages that have all words of the query, in the order of the lessons and then of time. Upper case and accents do not count;
 * words match from their beginning, longer ones also inside. Nothing without a word of at least two letters.
 */
export function searchTranscripts(transcripts: Transcript[], query: string): Passage[] {
  const wanted = searchWords(query);
  if (wanted.length === 0) return [];
  return transcripts.flatMap(({ lesson, cues }) =>
    cues.flatMap(({ start }, index) => {
      const text = passageAt(cues, index, wanted)?.normalize('NFC').replaceAll(/\s+/g, ' ');
      return text ? [{ lesson, seconds: Math.floor(start), pieces: toPieces(text, wanted) }] : [];
    }),
  );
}
