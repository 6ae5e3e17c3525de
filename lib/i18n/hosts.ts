import { defaultLocale, isLocale, locales, type Locale } from './locales';

export type Origins = Record<Locale, string>;

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether an origin (or URL) stays on this machine. */
export function isLoopback(origin: string): boolean {
  return LOOPBACK.test(new URL(origin).hostname);
}

/** `nl=https://shop.example,en=https://…` -> the public origin of each locale. */
export function parseLocaleHosts(setting: string | undefined, port: number): Origins {
  const origins = Object.fromEntries(
    locales.map((locale) => [locale, `http://${locale === defaultLocale ? '' : `${locale}.`}localhost:${port}`]),
  ) as Origins;
  const given = (setting ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const named = new Set<Locale>();
  for (const entry of given) {
    const separator = entry.indexOf('=');
    const locale = entry.slice(0, separator).trim();
    if (!isLocale(locale)) throw new Error(`LOCALE_HOSTS: "${entry}" does not start with one of ${locales.join(', ')}`);
    origins[locale] = parseOrigin(entry.slice(separator + 1).trim());
    named.add(locale);
  }
  const missing = locales.filter((locale) => !named.has(locale));
  if (missing.length > 0 && [...named].some((locale) => !isLoopback(origins[locale]))) {
    throw new Error(`LOCALE_HOSTS: no origin for ${missing.join(', ')}`);
  }
  return origins;
}

function parseOrigin(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`LOCALE_HOSTS: "${value}" is not an http(s) origin`);
  return url.origin;
}

let current: Origins | undefined;

/** Read at run time, so that one build serves every deployment. */
export function localeOrigins(): Origins {
  current ??= parseLocaleHosts(process.env.LOCALE_HOSTS, Number(process.env.PORT || 3000));
  return current;
}

/** The public origin of a locale's shop. */
export const originOf = (locale: Locale): string => localeOrigins()[locale];

/** The locale that a Host header names, null on a host that is in no entry. */
export function localeOfHost(host: string | null | undefined, origins: Origins = localeOrigins()): Locale | null {
  const wanted = host?.trim().toLowerCase();
  return locales.find((locale) => new URL(origins[locale]).host === wanted) ?? null;
}

/** A path of a locale's shop as an address that works from anywhere. */
export const absoluteUrl = (locale: Locale, path: string): string => originOf(locale) + path;

/** Whether anyone but this machine can reach the shop. */
export const isPublic = (origins: Origins = localeOrigins()): boolean => !Object.values(origins).every(isLoopback);
