import { defaultLocale, isLocale, type Locale, locales } from '@/lib/i18n/locales';
import { type Alternates } from '@/lib/i18n/alternates';

/** Alternates of a route whose address is the same in every language. */
export function everyLocale(path: string): Alternates {
  return Object.fromEntries(locales.map((locale) => [locale, path]));
}

export async function readLocale(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = await params;
  return isLocale(locale) ? locale : defaultLocale;
}
