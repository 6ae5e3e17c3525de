import { LOCALES, type Locale } from '@/lib/i18n/locales';

/** A country's name in the visitor's language; the code itself where no name is known. */
export function nameCountry(iso: string, locale: Locale): string {
  const names = new Intl.DisplayNames([LOCALES[locale].tag], { type: 'region' });
  return names.of(iso.toUpperCase()) ?? iso;
}
