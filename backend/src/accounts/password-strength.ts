import { type OptionsDictionary, ZxcvbnFactory, type ZxcvbnResult } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as german from '@zxcvbn-ts/language-de';
import * as english from '@zxcvbn-ts/language-en';
import * as spanish from '@zxcvbn-ts/language-es-es';
import * as french from '@zxcvbn-ts/language-fr';
import * as dutch from '@zxcvbn-ts/language-nl-be';
import { COMMON_WORDS } from './common-passwords';

/**
 * The time of a check grows steeply with the length (seconds at 72 characters) and with the number of leet substitutions.
 * Scoring only the beginning is sufficient: if it is hard to guess, the password is strong.
 */
const MAX_SCORED = 24;
const MAX_LEET_SIGNS = 16;

/** Wikipedia words and surnames need 50 % more memory and catch only 4 more of 1000 common passwords. */
const USED = /^(passwords|commonWords|firstnames|(boys|girls)Firstnames|months|daysOfWeek|seasons)/;

/** Prefixed by language, because the packages use the same dictionary names. */
function readDictionaries(): OptionsDictionary {
  const dictionaries: OptionsDictionary = { shop: [...COMMON_WORDS] };
  const packages = { common, german, english, spanish, french, dutch };
  for (const [language, { dictionary }] of Object.entries(packages))
    for (const [name, words] of Object.entries(dictionary))
      if (USED.test(name)) dictionaries[`${name}/${language}`] = words;
  return dictionaries;
}

const zxcvbn = new ZxcvbnFactory({
  dictionary: readDictionaries(),
  graphs: common.adjacencyGraphs,
  maxLength: MAX_SCORED,
  l33tMaxSubstitutions: MAX_LEET_SIGNS,
});

export interface StrengthOrder {
  password: string;
  /** Personal words an attacker would try first for this account. */
  words: string[];
}

export interface Strength {
  /** Estimated number of guesses in order of likelihood. */
  guesses: number;
  /** Given words that it contains, in lower case. */
  words: string[];
}

const wordsOf = ({ sequence }: ZxcvbnResult): string[] =>
  sequence.flatMap((match): string[] =>
    match.dictionaryName === 'userInputs' && typeof match.matchedWord === 'string' ? [match.matchedWord] : [],
  );

/** Repetition adds little strength; zxcvbn would miss repeats beyond MAX_SCORED. */
function splitRepeat(password: string): { part: string; times: number } {
  const part = /^(.+?)\1+$/su.exec(password)?.[1] ?? password;
  return { part, times: password.length / part.length };
}

/**
 * zxcvbn counts every symbol around a word as random, but patterns like `!!!welkom!!` are common: one kind of symbol doubles
 * the guesses, each further kind multiplies them by ten.
 */
function splitEdges(password: string): { core: string; edges: Set<string> } {
  const core = password.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const at = password.indexOf(core);
  return { core, edges: new Set(password.slice(0, at) + password.slice(at + core.length)) };
}

/** Guesses for each character around a given word: five of them make a password strong enough (`MIN_GUESSES`), four do not. */
const GUESSES_PER_CHARACTER = 20;

/** A given word with a few characters around it is easy to guess, also where it exceeds MAX_SCORED. */
const aroundWords = ({ password, words }: StrengthOrder): Strength[] =>
  words
    .filter((word) => password.toLowerCase().includes(word))
    .map((word) => ({ guesses: GUESSES_PER_CHARACTER ** (password.length - word.length), words: [word] }));

export function measureStrength({ password, words }: StrengthOrder): Strength {
  const { part, times } = splitRepeat(password);
  const { core, edges } = splitEdges(part);
  const ways = [{ text: part, factor: times }];
  if (core !== '' && core !== part) ways.push({ text: core, factor: times * 2 * 10 ** (edges.size - 1) });
  const scored = ways
    .map(({ text, factor }) => ({ result: zxcvbn.check(text, words), factor }))
    .map(({ result, factor }) => ({ guesses: result.guesses * factor, words: wordsOf(result) }));
  const [easiest] = [...scored, ...aroundWords({ password, words })].sort((a, b) => a.guesses - b.guesses);
  return easiest ?? { guesses: 0, words: [] };
}
