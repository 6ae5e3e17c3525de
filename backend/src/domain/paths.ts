import { LOCALES, LOCALE_SETTINGS, type Locale, type LocalisedSegment } from '../../contract/locales';
import { productPath } from '../../contract/paths';

/** Whether a path segment is the name of this section in any language. */
export const isFolder = (folder: LocalisedSegment, segment: string | undefined): boolean =>
  LOCALES.some((locale) => LOCALE_SETTINGS[locale].segments[folder] === segment);

/** Public path of a product for links in mails; the options preselect a variant on its page. */
export function variantPath(locale: Locale, slug: string, options: { key: string; value: string }[]): string {
  const query = new URLSearchParams(Object.fromEntries(options.map(({ key, value }) => [key, value]))).toString();
  return `${productPath(locale, slug)}${query ? `?${query}` : ''}`;
}
