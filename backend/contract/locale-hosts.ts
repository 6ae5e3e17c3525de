import { DEFAULT_LOCALE, LOCALES, type Locale, isLocale } from './locales';

/** The public origin of each locale's shop. */
export type LocaleOrigins = Record<Locale, string>;

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether an origin (or URL) stays on this machine. */
export function isLoopback(origin: string): boolean {
  return LOOPBACK.test(new URL(origin).hostname);
}

/** Where the shop is, by language. */
interface ShopHosts {
  /** A language without a domain has that of the first one, where its old paths lead to what is there instead. */
  origins: LocaleOrigins;
  /** Languages with a domain of their own, in the order of `LOCALES`. */
  locales: readonly Locale[];
}

let parsed: { key: string; hosts: ShopHosts } | null = null;

/**
 * Parses `LOCALE_HOSTS` (`nl=https://shop.example,en=https://…`). As long as every named origin is local, the other languages
 * have a localhost origin; a shop on public addresses has the languages that are named, one or more.
 */
export function parseShopHosts(setting: string | undefined, port: number | string = 3000): ShopHosts {
  const key = `${port} ${setting}`;
  // Read several times per order, always with the same values.
  if (parsed?.key !== key) parsed = { key, hosts: readHosts(setting, port) };
  return parsed.hosts;
}

/** The public origin of each language. */
export const parseLocaleHosts = (setting: string | undefined, port: number | string = 3000): LocaleOrigins =>
  parseShopHosts(setting, port).origins;

function readHosts(setting: string | undefined, port: number | string): ShopHosts {
  const named = readNamed(setting);
  const isLocal = [...named.values()].every(isLoopback);
  const locales = isLocal ? LOCALES : LOCALES.filter((locale) => named.has(locale));
  const main = named.get(locales[0] ?? DEFAULT_LOCALE) ?? '';
  const fallback = (locale: Locale): string =>
    isLocal ? `http://${locale === DEFAULT_LOCALE ? '' : `${locale}.`}localhost:${port}` : main;
  const origins = LOCALES.map((locale) => [locale, named.get(locale) ?? fallback(locale)]);
  return { origins: Object.fromEntries(origins) as LocaleOrigins, locales };
}

function readNamed(setting = ''): Map<Locale, string> {
  const entries = setting
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return new Map(
    entries.map((entry) => {
      const separator = entry.indexOf('=');
      const locale = entry.slice(0, separator).trim();
      if (!isLocale(locale))
        throw new Error(`LOCALE_HOSTS: "${entry}" does not start with one of ${LOCALES.join(', ')}`);
      return [locale, parseOrigin(entry.slice(separator + 1).trim())];
    }),
  );
}

function parseOrigin(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`LOCALE_HOSTS: "${value}" is not an http(s) origin`);
  return url.origin;
}
