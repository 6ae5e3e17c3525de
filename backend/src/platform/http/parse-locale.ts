import { DEFAULT_LOCALE, type Locale, isLocale } from '../../../contract/locales';

/** The requested language; Dutch by default, null for an unsupported one. */
export function parseLocale(value: unknown): Locale | null {
  if (value === undefined || value === null || value === '') return DEFAULT_LOCALE;
  return isLocale(value) ? value : null;
}
