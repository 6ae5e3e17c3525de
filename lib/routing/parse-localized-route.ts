import type { RouteKind } from './route-index';
import { articlePath, lessonPath, levelPath, productPath } from '@/lib/i18n/paths';
import { LOCALE_SETTINGS, type Locale, type LocalisedSegment, LOCALES } from '@/backend/contract/locales';

/** What an address with a localised prefix can be. */
export interface ParsedRoute {
  kind: Exclude<RouteKind, 'page'>;
  folder: LocalisedSegment;
  slugs: string[];
  /** The address in the locale asked for, and in any locale that has this prefix. */
  own: string;
  foreign: string[];
}

/** Reads `/tienda/x`, `/course/level/lesson` and the like, in the words of any language. */
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
