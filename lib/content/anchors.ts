/** `Prices & shipping costs` -> `prices-shipping-costs`; letters of other scripts stay. */
function toAnchor(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
}

/** An id for each title, so that a link may point at it: made of its words, each once on the page. */
export function toAnchors(titles: string[]): string[] {
  const taken = new Set<string>();
  return titles.map((title, index) => {
    const wanted = toAnchor(title) || `part-${index + 1}`;
    const anchor = taken.has(wanted) ? `${wanted}-${index + 1}` : wanted;
    taken.add(anchor);
    return anchor;
  });
}
