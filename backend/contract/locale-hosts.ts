import { DEFAULT_LOCALE, LOCALES, type Locale, isLocale } from './locales';

/** The public origin of each locale's shop. */
export type LocaleOrigins = Record<Locale, string>;

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether an origin (or URL) stays on this machine. */
export function isLoopback(origin: string): boolean {
  return LOOPBACK.test(new URL(origin).hostname);
}

let parsed: { key: string; origins: LocaleOrigins } | null = null;

/**
 * Parses `LOCALE_HOSTS` (`nl=https://shop.example,en=https://…`). Locales without an entry get a localhost origin, which is
 * only allowed as long as every named origin is local too.
 */
export function parseLocaleHosts(setting: string | undefined, port: number | string = 3000): LocaleOrigins {
  const key = `${port} ${setting}`;
  // Read several times per order, always with the same values.
  if (parsed?.key !== key) parsed = { key, origins: readOrigins(setting, port) };
  return parsed.origins;
}

function readOrigins(setting: string | undefined, port: number | string): LocaleOrigins {
  const origins = Object.fromEntries(
    LOCALES.map((locale) => [locale, `http://${locale === DEFAULT_LOCALE ? '' : `${locale}.`}localhost:${port}`]),
  ) as LocaleOrigins;
  const entries = (setting ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const named = new Set<Locale>();
  for (const entry of entries) {
    const separator = entry.indexOf('=');
    const locale = entry.slice(0, separator).trim();
    if (!isLocale(locale)) throw new Error(`LOCALE_HOSTS: "${entry}" does not start with one of ${LOCALES.join(', ')}`);
    origins[locale] = parseOrigin(entry.slice(separator + 1).trim());
    named.add(locale);
  }
  const missing = LOCALES.filter((locale) => !named.has(locale));
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
