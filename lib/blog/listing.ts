/** Rules of the blog's list: what an address means and how its links are written. */
export interface BlogQuery {
  /** Slug of the tag that is asked for; null for all articles. */
  tag: string | null;
  /** From 1. */
  page: number;
}

/** Reads the segment the middleware makes of a query string, such as `~page=2;tag=at-home`. */
export function parseBlogQuery(segment: string | null): BlogQuery {
  const params = new URLSearchParams(segment?.replace(/^~/, '').replaceAll(';', '&'));
  const page = Number(params.get('page'));
  return { tag: params.get('tag') || null, page: Number.isInteger(page) && page > 0 ? page : 1 };
}

/** The public address of a list; the first page has no number, so one list has one address. */
export function blogHref(path: string, { tag, page = 1 }: { tag: string | null; page?: number }): string {
  const params = new URLSearchParams({ ...(tag && { tag }), ...(page > 1 && { page: String(page) }) });
  return params.size > 0 ? `${path}?${params}` : path;
}

/** Pages that so many entries fill; a list without any has one page that says so. */
export const countPages = (entries: number, pageSize: number): number => Math.max(1, Math.ceil(entries / pageSize));

/** Numbers to link to: the ends and the neighbours of the current page, `null` where some are left out. */
export function listPageNumbers(current: number, pages: number): (number | null)[] {
  const near = [1, current - 1, current, current + 1, pages];
  const shown = [...new Set(near)].filter((page) => page >= 1 && page <= pages).toSorted((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const before = shown[index - 1] ?? 0;
    // A gap of one page is that page.
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [null, page] : [page];
  });
}
