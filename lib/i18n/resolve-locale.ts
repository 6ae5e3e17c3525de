import Negotiator from 'negotiator';
import { localeOfHost, mainLocale, shopLocales } from './hosts';
import { isLocale, type Locale } from '@/backend/contract/locales';
import { type LocaleOrigins } from '@/backend/contract/locale-hosts';

export interface LocaleHints {
  host: string | null | undefined;
  /** The `locale` cookie. */
  cookie?: string | null;
  acceptLanguage?: string | null;
}

/** The domain determines the locale; on unknown hosts the cookie, then the browser's language, then the main one. */
export function resolveLocale({ host, cookie, acceptLanguage }: LocaleHints, origins?: LocaleOrigins): Locale {
  const ofHost = localeOfHost(host, origins);
  if (ofHost) return ofHost;
  const wished = isLocale(cookie) ? cookie : preferredLocale(acceptLanguage);
  return wished && shopLocales().includes(wished) ? wished : mainLocale();
}

/** The first supported language in the browser's order of preference. */
export function preferredLocale(acceptLanguage: string | null | undefined): Locale | null {
  const wishes = new Negotiator({ headers: { 'accept-language': acceptLanguage?.slice(0, 500) } }).languages();
  return wishes.map((tag) => tag.toLowerCase().split('-')[0]).find(isLocale) ?? null;
}
