import Cookies from 'js-cookie';
import type { Locale } from '@/lib/i18n/locales';

const LOCALE_COOKIE = 'locale';
const LOCALE_COOKIE_DAYS = 365;

export const keptLocale = (): string | undefined => Cookies.get(LOCALE_COOKIE);

/** Remembers which country's shop a visitor wants to be in. */
export function keepLocale(locale: Locale): void {
  Cookies.set(LOCALE_COOKIE, locale, {
    path: '/',
    expires: LOCALE_COOKIE_DAYS,
    sameSite: 'Lax',
    secure: window.location.protocol === 'https:',
  });
}
