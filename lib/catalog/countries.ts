import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';

/** Country name in the visitor's language; the code itself if unknown. */
export function countryName(iso: string, locale: Locale): string {
  const names = new Intl.DisplayNames([LOCALE_SETTINGS[locale].tag], { type: 'region' });
  return names.of(iso.toUpperCase()) ?? iso;
}
