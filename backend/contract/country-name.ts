import { LOCALE_SETTINGS, type Locale } from './locales';

/** Name of a country in a language; its code if unknown. `iso`: ISO 3166-1 alpha-2, in any case. */
export function countryName(iso: string, locale: Locale): string {
  const names = new Intl.DisplayNames([LOCALE_SETTINGS[locale].tag], { type: 'region' });
  return names.of(iso.toUpperCase()) ?? iso;
}
