import { localeOfHost, type Origins } from './hosts';
import { defaultLocale, isLocale, type Locale } from './locales';

export interface LocaleHints {
  host: string | null | undefined;
  /** The `locale` cookie. */
  cookie?: string | null;
  acceptLanguage?: string | null;
}

/** The domain decides; on a host of no entry the visitor's choice, then the browser's language, then the default. */
export function resolveLocale({ host, cookie, acceptLanguage }: LocaleHints, origins?: Origins): Locale {
  const ofHost = localeOfHost(host, origins);
  if (ofHost) return ofHost;
  return isLocale(cookie) ? cookie : (preferredLocale(acceptLanguage) ?? defaultLocale);
}

/** The first of our languages in the browser's order of preference. */
export function preferredLocale(acceptLanguage: string | null | undefined): Locale | null {
  const wishes = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((part, order) => {
      const [tag = '', ...params] = part.trim().toLowerCase().split(';');
      const weight = params.map((param) => /^\s*q=([\d.]+)$/.exec(param)?.[1]).find((value) => value !== undefined);
      return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight), order };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.order - b.order);
  return wishes.map(({ language }) => language).find(isLocale) ?? null;
}
