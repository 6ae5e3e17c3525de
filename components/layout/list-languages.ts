import { absoluteUrl } from '@/lib/i18n/hosts';
import { type Alternates } from '@/lib/i18n/alternates';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';

/** The languages of the switcher, each with this page in it, or else its home page. */
export const listLanguages = (locales: Locale[], alternates: Alternates) =>
  locales.map((code) => ({
    code,
    name: LOCALE_SETTINGS[code].name,
    href: absoluteUrl(code, alternates[code] ?? '/'),
  }));
