export interface PageRow {
  id: string;
  locale: string;
  slug: string;
  /** Id of the parent page. */
  parent: string | null;
}

/** Finds a page in a language. */
export type FindPage = (id: string, locale: string) => PageRow | undefined;

export function findIn(pages: PageRow[]): FindPage {
  const byKey = new Map(pages.map((page) => [`${page.locale} ${page.id}`, page]));
  return (id, locale) => byKey.get(`${locale} ${id}`);
}

/** Why a page has no path: a parent is missing in its language, or the parents form a cycle. */
export type NoPath = 'parent missing' | 'circle';

/** Slugs from the root down to this page; empty for `home`. */
export function buildPagePath(page: PageRow, find: FindPage): string[] | NoPath {
  const path: string[] = [];
  const seen = new Set<string>();
  let current: PageRow | undefined = page;
  while (current) {
    if (seen.has(current.id)) return 'circle';
    seen.add(current.id);
    if (current.slug !== 'home') path.unshift(current.slug);
    if (current.parent === null) return path;
    current = find(current.parent, current.locale);
  }
  return 'parent missing';
}
