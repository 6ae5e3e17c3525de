import { absoluteUrl, mainLocale, shopLocales } from '@/lib/i18n/hosts';
import { type Alternates } from '@/lib/i18n/alternates';

/** URL of each language version of a page; undefined for a single language. */
export function hreflang(alternates: Alternates): Record<string, string> | undefined {
  const entries = shopLocales().flatMap((locale): [string, string][] => {
    const path = alternates[locale];
    return path === undefined ? [] : [[locale, absoluteUrl(locale, path)]];
  });
  if (entries.length < 2) return undefined;
  const fallback = alternates[mainLocale()];
  if (fallback !== undefined) entries.push(['x-default', absoluteUrl(mainLocale(), fallback)]);
  return Object.fromEntries(entries);
}
