import { absoluteUrl } from '@/lib/i18n/hosts';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { type Alternates } from '@/lib/i18n/alternates';

/** Every language of a page by its own domain; a page in one language only has none. */
export function hreflang(alternates: Alternates): Record<string, string> | undefined {
  const entries = locales.flatMap((locale): [string, string][] => {
    const path = alternates[locale];
    return path === undefined ? [] : [[locale, absoluteUrl(locale, path)]];
  });
  if (entries.length < 2) return undefined;
  const fallback = alternates[defaultLocale];
  if (fallback !== undefined) entries.push(['x-default', absoluteUrl(defaultLocale, fallback)]);
  return Object.fromEntries(entries);
}
