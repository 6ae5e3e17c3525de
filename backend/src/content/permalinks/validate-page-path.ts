import { validateSegments } from '../../domain/site-path';
import { type PageRow, buildPagePath, findIn } from '../../domain/page-tree';
import { LOCALE_SETTINGS, type Locale } from '../../../contract/locales';
import { isReserved } from '../../../contract/reserved-segments';
import { MAX_SEGMENT } from '../../../contract/path-limits';

export interface SlugError {
  field: 'slug' | 'parent';
  message: string;
}

/** Error of a slug; null if valid. */
export function checkSlug(slug: string): string | null {
  if (slug.length > MAX_SEGMENT) return `A slug has at most ${MAX_SEGMENT} characters`;
  return /^[a-z0-9][a-z0-9_-]*$/.test(slug)
    ? null
    : 'Only lower-case letters without accents, digits and hyphens, starting with a letter or a digit';
}

/**
 * Validates slug and parent of a page against the other pages of its language. Returns the error with its field, or the
 * path; the path is null if a parent is missing in this language.
 */
export function validatePagePath(page: PageRow, pages: PageRow[]): { error: SlugError } | { path: string[] | null } {
  const others = pages.filter(({ id, locale }) => id !== page.id && locale === page.locale);
  if (others.some(({ slug }) => slug === page.slug)) {
    const message =
      'Another page has this slug in this language. Slugs are unique per language, even below different parents';
    return { error: { field: 'slug', message } };
  }
  if (page.slug === 'home' && page.parent !== null)
    return { error: { field: 'parent', message: 'The home page cannot have a parent' } };
  const path = buildPagePath(page, findIn([...others, page]));
  if (path === 'circle')
    return {
      error: { field: 'parent', message: 'This parent is below the page itself, which would create a loop' },
    };
  if (path === 'parent missing') return { path: null };
  const [first] = path;
  if (first !== undefined && isReserved(first))
    return { error: { field: 'slug', message: `/${first} is reserved by the shop: choose another slug` } };
  const checked = validateSegments(path);
  return 'error' in checked ? { error: { field: 'parent', message: checked.error } } : { path };
}

/** Parses a path of the form `{shop|blog|academy}/{slug}` in a language; null for other paths. */
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
