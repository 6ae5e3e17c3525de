/** How many pages so many entries fill; an empty list is one page that says so. */
export const countPages = (entries: number, pageSize: number): number => Math.max(1, Math.ceil(entries / pageSize));

/** The pages worth a link: the ends, the one that is shown and its neighbours; null where some are left out. */
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
