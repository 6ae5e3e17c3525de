import { validateSegments } from '../../domain/site-path';
import { type PageRow, buildPagePath, findIn } from '../../domain/page-tree';
import { LOCALE_SETTINGS, type Locale } from '../../../contract/locales';
import { isReserved } from '../../../contract/reserved-segments';
import { MAX_SEGMENT } from '../../../contract/path-limits';

export interface SlugError {
  field: 'slug' | 'parent';
  message: string;
}

/** What a slug can not be, whatever it names; null when it can. */
export function checkSlug(slug: string): string | null {
  if (slug.length > MAX_SEGMENT) return `An address part has at most ${MAX_SEGMENT} characters`;
  return /^[a-z0-9][a-z0-9_-]*$/.test(slug)
    ? null
    : 'Only small letters without accents, digits and hyphens; the first is a letter or a digit';
}

/**
 * Whether a page can stand where its slug and its parent put it among the pages of its language. What keeps it from there is
 * said at the field to change; the path is null where it has no address yet, because a parent misses in this language.
 */
export function validatePagePath(page: PageRow, pages: PageRow[]): { fault: SlugError } | { path: string[] | null } {
  const others = pages.filter(({ id, locale }) => id !== page.id && locale === page.locale);
  if (others.some(({ slug }) => slug === page.slug)) {
    const message =
      'Another page has this slug in this language. Slugs are unique in a language, below different parents too';
    return { fault: { field: 'slug', message } };
  }
  if (page.slug === 'home' && page.parent !== null)
    return { fault: { field: 'parent', message: 'The home page stands below no other page' } };
  const path = buildPagePath(page, findIn([...others, page]));
  if (path === 'circle')
    return {
      fault: { field: 'parent', message: 'This parent stands below this page itself: the two would run in a circle' },
    };
  if (path === 'parent missing') return { path: null };
  const [first] = path;
  if (first !== undefined && isReserved(first))
    return { fault: { field: 'slug', message: `/${first} belongs to the shop itself: choose another slug` } };
  const checked = validateSegments(path);
  return 'error' in checked ? { fault: { field: 'parent', message: checked.error } } : { path };
}

/** The folder of a language whose entries have addresses like this page's: one slug below the shop's word is a product. */
export function parseFolderPath(
  locale: Locale,
  path: string[],
): { kind: 'product' | 'article' | 'level'; slug: string } | null {
  const [word, slug] = path;
  if (path.length !== 2 || slug === undefined) return null;
  const { shop, blog, academy } = LOCALE_SETTINGS[locale].segments;
  const kind = ({ [shop]: 'product', [blog]: 'article', [academy]: 'level' } as const)[word ?? ''];
  return kind ? { kind, slug } : null;
}
