import labels from '../../../messages/admin/labels.json';
import sentences from '../../../messages/admin/sentences.json';
import type { StaffLanguage } from '../../../contract/staff-languages';

type Translations = Record<Exclude<StaffLanguage, 'en'>, string>;

interface Pattern {
  matches: RegExp;
  names: string[];
  translations: Translations;
}

const PLACE = /\{(\w+)\}/g;
const TEXTS: Record<string, Translations> = { ...labels, ...sentences };

const escaped = (text: string): string => text.replaceAll(/[.*+?^$|()[\]\\{}]/g, '\\$&');

const PATTERNS: Pattern[] = Object.entries<Translations>(sentences)
  .filter(([english]) => english.includes('{'))
  // The most specific first: `Not published: {why}` before `{what}: {why}`.
  .sort(([a], [b]) => b.replaceAll(PLACE, '').length - a.replaceAll(PLACE, '').length)
  .map(([english, translations]) => ({
    matches: new RegExp(
      `^${english
        .split(/\{\w+\}/)
        .map(escaped)
        .join('(.+?)')}$`,
      's',
    ),
    names: [...english.matchAll(PLACE)].map(([, name]) => name ?? ''),
    translations,
  }));

/** The translation of this very text; a text of an editor's own, however it begins, stays as it is. */
export const translateLabel = (english: string, language: StaffLanguage): string =>
  (language !== 'en' && Object.hasOwn(TEXTS, english) && TEXTS[english]?.[language]) || english;

/**
 * A sentence of the backend, said in English where it is thrown, in the language of whoever reads it. What stands at its places
 * (`{why}`) is translated too; a sentence without a translation stays as it is.
 */
export function translateSentence(english: string, language: StaffLanguage): string {
  if (language === 'en') return english;
  if (Object.hasOwn(TEXTS, english)) return translateLabel(english, language);
  for (const { matches, names, translations } of PATTERNS) {
    const found = matches.exec(english);
    if (!found) continue;
    const values = Object.fromEntries(
      names.map((name, at) => [name, translateSentence(found[at + 1] ?? '', language)]),
    );
    return translations[language].replaceAll(PLACE, (place, name: string) => values[name] ?? place);
  }
  return english;
}

const originals = new Map<StaffLanguage, Map<string, string>>();

/** The English text that is stored for a translated label; a text of the editor's own stays as it is. */
export function untranslateLabel(text: string, language: StaffLanguage): string {
  if (language === 'en') return text;
  const known =
    originals.get(language) ??
    new Map(Object.entries(TEXTS).map(([english, translations]) => [translations[language], english]));
  originals.set(language, known);
  return known.get(text) ?? text;
}
