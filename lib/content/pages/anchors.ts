const MAX_LENGTH = 60;

/** Ids that parts of our pages have: an anchor of the same name would lead there. */
const RESERVED_ANCHORS = ['main', 'popular', 'contents', 'share', 'groups'];

/** "Wat mag ik terugsturen?" -> "wat-mag-ik-terugsturen": readable, whole words, letters and digits only. '' when nothing is left. */
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

/** Names the parts of one page, each once: what has the same words gets a number. The same texts always get the same names. */
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
