import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type SeedLocale, seedLocales } from '../seed/types';
import { listMails, listMessages } from './texts';

/** For each message the fingerprints of its six texts, in the order of `seedLocales`, when somebody last compared them. */
export type Fingerprints = Record<string, string>;

/** A message that changed since its languages were last compared. `unchanged` are the languages to look at. */
export interface Change {
  key: string;
  changed: SeedLocale[];
  unchanged: SeedLocale[];
}

const file = path.join(__dirname, '../../docs/words/reviewed.json');

const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 6);

/** Fingerprints of messages as they are now. `textsOf` gives a language's texts by key; a missing one counts as empty. */
export function takeFingerprints(textsOf: (locale: SeedLocale) => ReadonlyMap<string, string>): Fingerprints {
  const texts = seedLocales.map(textsOf);
  const keys = new Set(texts.flatMap((own) => [...own.keys()]));
  return Object.fromEntries(
    [...keys].sort().map((key) => [key, texts.map((own) => fingerprint(own.get(key) ?? '')).join(' ')]),
  );
}

export function findChanges(reviewed: Fingerprints, current: Fingerprints): Change[] {
  return [...new Set([...Object.keys(reviewed), ...Object.keys(current)])]
    .sort()
    .filter((key) => reviewed[key] !== current[key])
    .map((key) => {
      const [before, now] = [reviewed[key]?.split(' ') ?? [], current[key]?.split(' ') ?? []];
      const changed = seedLocales.filter((_, index) => before[index] !== now[index]);
      return { key, changed, unchanged: seedLocales.filter((locale) => !changed.includes(locale)) };
    });
}

export function readReviewed(): Fingerprints {
  return JSON.parse(readFileSync(file, 'utf8')) as Fingerprints;
}

export function writeReviewed(fingerprints: Fingerprints): void {
  writeFileSync(file, `${JSON.stringify(fingerprints, null, 2)}\n`);
}

/** Fingerprints of the messages and mails in the working tree. */
export const currentFingerprints = (): Fingerprints =>
  takeFingerprints(
    (locale) => new Map([...listMessages(locale), ...listMails(locale)].map(({ key, text }) => [key, text])),
  );
