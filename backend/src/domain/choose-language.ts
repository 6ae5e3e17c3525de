import { DEFAULT_LOCALE, type Locale } from '../../contract/locales';

/** The row in the visitor's language, or in the default language, or any. */
export const chooseLanguage = <T extends { locale: string }>(rows: T[], locale: Locale): T | undefined =>
  rows.find((row) => row.locale === locale) ?? rows.find((row) => row.locale === DEFAULT_LOCALE) ?? rows[0];
