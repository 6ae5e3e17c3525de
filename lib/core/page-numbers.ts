/** Number of pages for `entries`; an empty list still has one page. */
export const countPages = (entries: number, pageSize: number): number => Math.max(1, Math.ceil(entries / pageSize));

/** Page numbers to link: first, last, current and its neighbours. Null stands for an ellipsis. */
export function listPageNumbers(current: number, pages: number): (number | null)[] {
  const near = [1, current - 1, current, current + 1, pages];
  const shown = [...new Set(near)].filter((page) => page >= 1 && page <= pages).toSorted((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const before = shown[index - 1] ?? 0;
    // A gap of a single page shows that page instead of an ellipsis.
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [null, page] : [page];
  });
}
