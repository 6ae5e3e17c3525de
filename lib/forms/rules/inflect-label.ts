import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';

/** A label, inflected for use in sentences. */
export interface LabelForms {
  /** At the start of a sentence: `E-mail address`. */
  Field: string;
  /** Inside a sentence: `e-mail address`. */
  field: string;
  /** As entered by the editor, for languages that quote it. */
  label: string;
}

/** `IJ` is one letter in Dutch. */
const firstLetter = (text: string, locale: Locale): string =>
  locale === 'nl' && /^ij/i.test(text) ? text.slice(0, 2) : (text.match(/^./u)?.[0] ?? '');

function startSentence(text: string, locale: Locale): string {
  const first = firstLetter(text, locale);
  return first.toLocaleUpperCase(LOCALE_SETTINGS[locale].tag) + text.slice(first.length);
}

/** Keeps the capital of German nouns, abbreviations (`VAT number`) and the English `I`. */
function continueSentence(text: string, locale: Locale): string {
  const first = firstLetter(text, locale);
  const rest = text.slice(first.length).split(/\s/, 1)[0] ?? '';
  const keeps = locale === 'de' || /\p{Lu}/u.test(rest) || (locale === 'en' && /^I\b(?!-)/.test(text));
  return keeps ? text : first.toLocaleLowerCase(LOCALE_SETTINGS[locale].tag) + text.slice(first.length);
}

/** Strips trailing punctuation and the asterisk of required fields. */
export function labelForms(label: string, locale: Locale, otherwise: string): LabelForms {
  const clean =
    label
      .replaceAll(/\s+/g, ' ')
      .replace(/[\s*:?!.…]+$/u, '')
      .trim() || otherwise;
  return { Field: startSentence(clean, locale), field: continueSentence(clean, locale), label: clean };
}
