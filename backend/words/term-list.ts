import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SeedLocale } from '../seed/types';
import { proseOf } from './prose';

/** One row of docs/words/<locale>.md: the word we use, and those we never use for the same thing. */
export interface Term {
  term: string;
  never: string[];
}

/** Rows of the table `| Term | Never say | Example |`; phrases that are never said stand in backticks. */
export function parseTermList(markdown: string): Term[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => {
      const [term = '', never = ''] = line.split('|').slice(1);
      return { term: term.trim(), never: [...never.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '') };
    });
}

export function readTermList(locale: SeedLocale): Term[] {
  return parseTermList(readFileSync(path.join(__dirname, `../../docs/words/${locale}.md`), 'utf8'));
}

/**
 * Returns a function that lists the phrases a text contains as whole words, whatever their case. One pattern for all phrases:
 * compiling one per phrase and text took longer than all other tests of texts.
 */
export function createTermFinder(terms: readonly Term[]) {
  const phrases = new Map(
    terms.flatMap(({ term, never }) => never.map((wrong) => [wrong.toLowerCase(), { wrong, term }])),
  );
  const literals = [...phrases.keys()].map((phrase) => phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${literals.join('|')})(?![\p{L}\p{N}-])`, 'giu');
  return (text: string): { wrong: string; term: string }[] => {
    const plain = proseOf(text).replaceAll(/[\u00a0\u202f]/g, ' ');
    return [...plain.matchAll(pattern)].flatMap(([found]) => phrases.get(found.toLowerCase()) ?? []);
  };
}
