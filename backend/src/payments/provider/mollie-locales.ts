import { Locale as MollieLocale } from '@mollie/api-client';
import type { Locale } from '../../../contract/locales';

export const MOLLIE_LOCALES: Record<Locale, MollieLocale> = {
  nl: MollieLocale.nl_NL,
  en: MollieLocale.en_GB,
  de: MollieLocale.de_DE,
  es: MollieLocale.es_ES,
  fr: MollieLocale.fr_FR,
  sv: MollieLocale.sv_SE,
};
