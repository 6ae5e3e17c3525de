const MAX_LENGTH = 60;

/** Element ids used by our pages, which anchors must not reuse. */
const RESERVED_ANCHORS = ['main', 'popular', 'contents', 'share', 'groups'];

/** "Wat mag ik terugsturen?" -> "wat-mag-ik-terugsturen": whole words of letters and digits. '' if none are left. */
export function toAnchor(text: string): string {
  const words = text
    .replaceAll('ß', 'ss')
    .replace(/[’']/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  let anchor = '';
  for (const word of words) {
    const longer = anchor ? `${anchor}-${word}` : word;
    if (anchor && longer.length > MAX_LENGTH) break;
    anchor = longer;
  }
  return anchor.slice(0, MAX_LENGTH);
}

/** Creates unique anchors for one page; duplicates get a number. Deterministic for the same texts. */
export function createAnchors(): (text: string) => string {
  const taken = new Set(RESERVED_ANCHORS);
  return (text) => {
    const base = toAnchor(text) || 'part';
    let anchor = base;
    for (let count = 2; taken.has(anchor); count += 1) anchor = `${base}-${count}`;
    taken.add(anchor);
    return anchor;
  };
}
