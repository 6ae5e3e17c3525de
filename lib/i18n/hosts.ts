import { LOCALES, type Locale } from '@/backend/contract/locales';
import { type LocaleOrigins, isLoopback, parseLocaleHosts } from '@/backend/contract/locale-hosts';

let current: LocaleOrigins | undefined;

/** Read at run time, so that one build serves every deployment. */
export function localeOrigins(): LocaleOrigins {
  current ??= parseLocaleHosts(process.env.LOCALE_HOSTS, Number(process.env.PORT || 3000));
  return current;
}

/** The public origin of a locale's shop. */
export const originOf = (locale: Locale): string => localeOrigins()[locale];

/** The locale that a Host header names, null on a host that is in no entry. */
export function localeOfHost(host: string | null | undefined, origins: LocaleOrigins = localeOrigins()): Locale | null {
  const wanted = host?.trim().toLowerCase();
  return LOCALES.find((locale) => new URL(origins[locale]).host === wanted) ?? null;
}

/** A path of a locale's shop as an address that works from anywhere. */
export const absoluteUrl = (locale: Locale, path: string): string => originOf(locale) + path;

/** Whether anyone but this machine can reach the shop. */
export const isPublic = (origins: LocaleOrigins = localeOrigins()): boolean =>
  !Object.values(origins).every(isLoopback);
