import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';

/** A label as it stands in sentences. */
export interface LabelForms {
  /** At the beginning: `E-mail address`. */
  Field: string;
  /** Inside: `e-mail address`. */
  field: string;
  /** As the editor wrote it, for languages that put it in quotation marks. */
  label: string;
}

/** `IJ` is one letter in Dutch. */
const firstLetter = (text: string, locale: Locale): string =>
  locale === 'nl' && /^ij/i.test(text) ? text.slice(0, 2) : (text.match(/^./u)?.[0] ?? '');

function startSentence(text: string, locale: Locale): string {
  const first = firstLetter(text, locale);
  return first.toLocaleUpperCase(LOCALE_SETTINGS[locale].tag) + text.slice(first.length);
}

/** German nouns keep their capital, as do abbreviations (`VAT number`, `btw`) and the English `I`. */
function continueSentence(text: string, locale: Locale): string {
  const first = firstLetter(text, locale);
  const rest = text.slice(first.length).split(/\s/, 1)[0] ?? '';
  const keeps = locale === 'de' || /\p{Lu}/u.test(rest) || (locale === 'en' && /^I\b(?!-)/.test(text));
  return keeps ? text : first.toLocaleLowerCase(LOCALE_SETTINGS[locale].tag) + text.slice(first.length);
}

/** Labels may end in a colon, a question mark or the star of a required field: none belongs in a sentence. */
export function labelForms(label: string, locale: Locale, otherwise: string): LabelForms {
  const clean =
    label
      .replaceAll(/\s+/g, ' ')
      .replace(/[\s*:?!.…]+$/u, '')
      .trim() || otherwise;
  return { Field: startSentence(clean, locale), field: continueSentence(clean, locale), label: clean };
}
