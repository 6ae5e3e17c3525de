import { articlePath, lessonPath, levelPath, productPath } from '@/backend/contract/paths';
import { LOCALE_SETTINGS, type Locale, type LocalisedSegment, LOCALES } from '@/backend/contract/locales';
import { type RouteKind } from '@/backend/contract/route-kinds';

/** A parsed path with a localized prefix. */
export interface ParsedRoute {
  kind: Exclude<RouteKind, 'page'>;
  folder: LocalisedSegment;
  slugs: string[];
  /** `own` is the path in the requested locale, `foreign` the path in each locale with this prefix. */
  own: string;
  foreign: string[];
}

/** Parses `/tienda/x`, `/course/level/lesson` and the like, with the prefix of any language. */
export function parseLocalizedRoute(locale: Locale, [prefix, ...slugs]: string[]): ParsedRoute | null {
  const [first = '', second = ''] = slugs;
  const build = (
    kind: ParsedRoute['kind'],
    folder: LocalisedSegment,
    path: (locale: Locale) => string,
  ): ParsedRoute | null => {
    const speakers = LOCALES.filter((other) => LOCALE_SETTINGS[other].segments[folder] === prefix);
    return speakers.length > 0 ? { kind, folder, slugs, own: path(locale), foreign: speakers.map(path) } : null;
  };
  if (slugs.length === 1) {
    return (
      build('product', 'shop', (other) => productPath(other, first)) ??
      build('article', 'blog', (other) => articlePath(other, first)) ??
      build('level', 'academy', (other) => levelPath(other, first))
    );
  }
  return slugs.length === 2 ? build('lesson', 'academy', (other) => lessonPath(other, first, second)) : null;
}
