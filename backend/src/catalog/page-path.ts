export interface PageRow {
  id: string;
  locale: string;
  slug: string;
  /** Id of the parent page. */
  parent: string | null;
}

/**
 * The slugs from the root down to this page; none for `home`. Null when the page has no address: a parent is not
 * published in this language, or the parents run in a circle.
 */
export function buildPagePath(page: PageRow, pages: PageRow[]): string[] | null {
  const path: string[] = [];
  const seen = new Set<string>();
  let current: PageRow | undefined = page;
  while (current) {
    if (seen.has(current.id)) return null;
    seen.add(current.id);
    if (current.slug !== 'home') path.unshift(current.slug);
    const { parent, locale }: PageRow = current;
    if (parent === null) return path;
    current = pages.find((candidate) => candidate.id === parent && candidate.locale === locale);
  }
  return null;
}
