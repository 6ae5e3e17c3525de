/** Keys of components and rich text that hold words for visitors; others hold addresses, types and numbers. */
const TEXT_KEYS = new Set(
  'title text summary description question answer label eyebrow goal alt author quote name safety'.split(' '),
);
const MAX_TEXT = 20_000;
const MAX_SUMMARY = 200;

/** All words for visitors in an entry, however deep. */
export function extractText(value: unknown): string {
  const found: string[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, child] of Object.entries(node)) {
      if (typeof child === 'string' && TEXT_KEYS.has(key)) found.push(child);
      else walk(child);
    }
  };
  walk(value);
  return found.join(' ').slice(0, MAX_TEXT);
}

/** At most two hundred characters, cut between words. */
export function shorten(text: string): string {
  const clean = text.replace(/\s+/g, ' ').trim();
  if (clean.length <= MAX_SUMMARY) return clean;
  return `${clean.slice(0, MAX_SUMMARY).replace(/\s+\S*$/, '')}…`;
}
