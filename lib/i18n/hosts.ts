import { DEFAULT_LOCALE, type Locale } from '@/backend/contract/locales';
import { type LocaleOrigins, isLoopback, parseShopHosts } from '@/backend/contract/locale-hosts';

let current: ReturnType<typeof parseShopHosts> | undefined;

/** Read at run time, so that one build serves every deployment. */
function shopHosts(): ReturnType<typeof parseShopHosts> {
  current ??= parseShopHosts(process.env.LOCALE_HOSTS, Number(process.env.PORT || 3000));
  return current;
}

export const localeOrigins = (): LocaleOrigins => shopHosts().origins;

/** Languages that have a domain: what visitors can choose from, and what search engines are told. */
export const shopLocales = (): readonly Locale[] => shopHosts().locales;

/** The language for whoever has no preference: Dutch, or the first one of a shop without it. */
export const mainLocale = (): Locale => shopLocales()[0] ?? DEFAULT_LOCALE;

/** The public origin of a locale's shop. */
export const originOf = (locale: Locale): string => localeOrigins()[locale];

/** Locale of a Host header; null for an unknown host. */
export function localeOfHost(
  host: string | null | undefined,
  origins: LocaleOrigins = localeOrigins(),
  locales: readonly Locale[] = shopLocales(),
): Locale | null {
  return hostsOf(origins, locales).get(host?.trim().toLowerCase() ?? '') ?? null;
}

const hosts = new WeakMap<LocaleOrigins, Map<string, Locale>>();

/** Every request asks several times, so the origins are parsed once. */
function hostsOf(origins: LocaleOrigins, locales: readonly Locale[]): Map<string, Locale> {
  const known = hosts.get(origins);
  if (known) return known;
  // Two languages with one host: the first has it.
  const created = new Map([...locales].reverse().map((locale) => [new URL(origins[locale]).host, locale]));
  hosts.set(origins, created);
  return created;
}

/** The absolute URL of a path in a locale's shop. */
export const absoluteUrl = (locale: Locale, path: string): string => originOf(locale) + path;

/** Whether the shop is reachable from other machines. */
export const isPublic = (origins: LocaleOrigins = localeOrigins()): boolean =>
  !Object.values(origins).every(isLoopback);
