import { type Alternates } from '@/lib/i18n/alternates';
import { DEFAULT_LOCALE, isLocale, type Locale, LOCALES } from '@/backend/contract/locales';

/** Alternates of a route with the same path in every language. */
export function sameInEveryLocale(path: string): Alternates {
  return Object.fromEntries(LOCALES.map((locale) => [locale, path]));
}

export async function localeParam(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = await params;
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}
