import { toPlainText } from '@/lib/content/pages/plain-text';
import type { RichText } from '@/lib/content/pages/types';
import { type Locale } from '@/backend/contract/locales';

/**
 * Words per minute when reading an easy text aloud: Trauzettel-Klosinski et al., "Standardized assessment of reading
 * performance: the new International Reading Speed Texts IReST", IOVS 2012.
 */
const WORDS_PER_MINUTE: Record<Locale, number> = { nl: 202, en: 228, de: 179, es: 218, fr: 195, sv: 199 };

/** Counts whitespace-separated words that contain a letter or digit. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Whole minutes, at least one. */
export function readingMinutes(body: RichText, locale: Locale): number {
  return Math.max(1, Math.round(countWords(toPlainText(body)) / WORDS_PER_MINUTE[locale]));
}
