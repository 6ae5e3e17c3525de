import { DEFAULT_LOCALE, type Locale, isLocale } from '../../../contract/locales';

/** The asked language; Dutch when none is named, null when it is one the shop doesn't speak. */
export function readLocale(value: unknown): Locale | null {
  if (value === undefined || value === null || value === '') return DEFAULT_LOCALE;
  return isLocale(value) ? value : null;
}
