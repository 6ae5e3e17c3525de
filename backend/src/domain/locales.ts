export const LOCALES = ['nl', 'en', 'de', 'es', 'fr', 'sv'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'nl';

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);

/** BCP 47 tags for numbers and dates. */
export const LANGUAGE_TAGS: Record<Locale, string> = {
  nl: 'nl-NL',
  en: 'en-GB',
  de: 'de-DE',
  es: 'es-ES',
  fr: 'fr-FR',
  sv: 'sv-SE',
};

/** What there is in the visitor's language, else in the shop's own, else in any. */
export const chooseLanguage = <T extends { locale: string }>(rows: T[], locale: Locale): T | undefined =>
  rows.find((row) => row.locale === locale) ?? rows.find((row) => row.locale === DEFAULT_LOCALE) ?? rows[0];
