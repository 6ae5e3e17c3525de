import type { Core } from '@strapi/strapi';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../contract/locales';

const NAMES: Record<Locale, string> = {
  nl: 'Nederlands (nl)',
  en: 'English (en)',
  de: 'Deutsch (de)',
  es: 'Español (es)',
  fr: 'Français (fr)',
  sv: 'Svenska (sv)',
};

/** Creates the shop's languages; Dutch is the default for requests without `locale`. */
export async function ensureLocales(strapi: Core.Strapi): Promise<void> {
  const service = strapi.plugin('i18n').service('locales');
  const existing: { code: string }[] = await service.find();
  for (const code of LOCALES) {
    if (!existing.some((locale) => locale.code === code)) await service.create({ code, name: NAMES[code] });
  }
  if ((await service.getDefaultLocale()) !== DEFAULT_LOCALE) await service.setDefaultLocale({ code: DEFAULT_LOCALE });
}
