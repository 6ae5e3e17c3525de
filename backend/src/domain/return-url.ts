import { DEFAULT_LOCALE, LOCALES, type Locale, isLocale } from './locales';

export type LocaleOrigins = Record<Locale, string>;

function defaultOrigins(port: string): LocaleOrigins {
  const entries = LOCALES.map((locale) => [
    locale,
    locale === DEFAULT_LOCALE ? `http://localhost:${port}` : `http://${locale}.localhost:${port}`,
  ]);
  return Object.fromEntries(entries) as LocaleOrigins;
}

let parsed: { key: string; origins: LocaleOrigins } | null = null;

/** `LOCALE_HOSTS` (`nl=https://shop.example,en=…`) -> the public origin of every locale; gaps get the local default. */
export function parseLocaleHosts(setting: string | undefined, port = '3000'): LocaleOrigins {
  const key = `${port} ${setting}`;
  // Asked several times for every order, and always the same.
  if (parsed?.key !== key) parsed = { key, origins: readOrigins(setting, port) };
  return parsed.origins;
}

function readOrigins(setting: string | undefined, port: string): LocaleOrigins {
  const origins = defaultOrigins(port);
  for (const entry of (setting ?? '').split(',')) {
    const [locale, ...rest] = entry.trim().split('=');
    if (isLocale(locale) && rest.length > 0) origins[locale] = new URL(rest.join('=')).origin;
  }
  return origins;
}

/**
 * Where the customer comes back to after paying. A return address of the client counts only when it is on the
 * locale's own origin; anything else is ignored, so no order can send people elsewhere.
 */
export function resolveReturnUrl(origin: string, slug: string, wanted?: string | null): string {
  const fallback = new URL('/order-payment', origin);
  const asked = wanted && URL.canParse(wanted) ? new URL(wanted) : null;
  const url = asked && asked.origin === origin && !asked.username && !asked.password ? asked : fallback;
  url.searchParams.set('order', slug);
  url.hash = '';
  return url.toString();
}
