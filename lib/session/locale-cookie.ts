import Cookies from 'js-cookie';
import { type Locale } from '@/backend/contract/locales';

const LOCALE_COOKIE = 'locale';
const LOCALE_COOKIE_DAYS = 365;

export const readLocaleCookie = (): string | undefined => Cookies.get(LOCALE_COOKIE);

/** Stores the visitor's preferred locale. */
export function writeLocaleCookie(locale: Locale): void {
  Cookies.set(LOCALE_COOKIE, locale, {
    path: '/',
    expires: LOCALE_COOKIE_DAYS,
    sameSite: 'Lax',
    secure: window.location.protocol === 'https:',
  });
}
