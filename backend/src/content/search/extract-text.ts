/** Keys of components and rich text with visible text; other keys hold URLs, types and numbers. */
const TEXT_KEYS = new Set(
  'title text summary description question answer label eyebrow goal alt author quote name safety'.split(' '),
);
const MAX_TEXT = 20_000;
const MAX_SUMMARY = 200;

/** All visible text of an entry, at any depth. */
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

/** At most 200 characters, cut at a word boundary. */
export function shorten(text: string): string {
  const clean = text.replace(/\s+/g, ' ').trim();
  if (clean.length <= MAX_SUMMARY) return clean;
  return `${clean.slice(0, MAX_SUMMARY).replace(/\s+\S*$/, '')}…`;
}
