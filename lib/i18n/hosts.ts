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

/** Locale of a Host header; null for an unknown host. */
export function localeOfHost(host: string | null | undefined, origins: LocaleOrigins = localeOrigins()): Locale | null {
  return hostsOf(origins).get(host?.trim().toLowerCase() ?? '') ?? null;
}

const hosts = new WeakMap<LocaleOrigins, Map<string, Locale>>();

/** Every request asks several times, so the origins are parsed once. */
function hostsOf(origins: LocaleOrigins): Map<string, Locale> {
  const known = hosts.get(origins);
  if (known) return known;
  const created = new Map(LOCALES.toReversed().map((locale) => [new URL(origins[locale]).host, locale]));
  hosts.set(origins, created);
  return created;
}

/** The absolute URL of a path in a locale's shop. */
export const absoluteUrl = (locale: Locale, path: string): string => originOf(locale) + path;

/** Whether the shop is reachable from other machines. */
export const isPublic = (origins: LocaleOrigins = localeOrigins()): boolean =>
  !Object.values(origins).every(isLoopback);
