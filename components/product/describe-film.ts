import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import type { Product } from '@/lib/catalog/types';
import { absoluteUrl } from '@/lib/i18n/hosts';

/** The product's film as a schema.org VideoObject; undefined without one, or without the day that it must name. */
export function describeFilm(
  { film, title, summary, seo }: Pick<Product, 'film' | 'title' | 'summary' | 'seo'>,
  locale: Locale,
): object | undefined {
  if (!film?.uploadedAt) return undefined;
  return {
    '@type': 'VideoObject',
    name: title,
    description: seo.description || summary || title,
    thumbnailUrl: absoluteUrl(locale, film.poster.url),
    uploadDate: film.uploadedAt,
    contentUrl: absoluteUrl(locale, film.url),
    inLanguage: LOCALE_SETTINGS[locale].tag,
  };
}
