import { absoluteUrl } from '@/lib/i18n/hosts';
import { type Alternates } from '@/lib/i18n/alternates';
import { DEFAULT_LOCALE, LOCALES } from '@/backend/contract/locales';

/** URL of each language version of a page; undefined for a single language. */
export function hreflang(alternates: Alternates): Record<string, string> | undefined {
  const entries = LOCALES.flatMap((locale): [string, string][] => {
    const path = alternates[locale];
    return path === undefined ? [] : [[locale, absoluteUrl(locale, path)]];
  });
  if (entries.length < 2) return undefined;
  const fallback = alternates[DEFAULT_LOCALE];
  if (fallback !== undefined) entries.push(['x-default', absoluteUrl(DEFAULT_LOCALE, fallback)]);
  return Object.fromEntries(entries);
}
