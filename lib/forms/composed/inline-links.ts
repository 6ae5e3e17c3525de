export interface InlinePart {
  text: string;
  href: string | null;
}

const LINK = /\[([^\]\n]{1,200})\]\(([^()\s]{1,500})\)/g;

/** Splits plain text in which `[text](/path)` is a link, as in labels and help texts. */
export function splitLinks(source: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let from = 0;
  for (const match of source.matchAll(LINK)) {
    if (match.index > from) parts.push({ text: source.slice(from, match.index), href: null });
    parts.push({ text: match[1] ?? '', href: match[2] ?? null });
    from = match.index + match[0].length;
  }
  if (from < source.length) parts.push({ text: source.slice(from), href: null });
  return parts;
}

/** The text without link targets. */
export const withoutLinks = (source: string): string => source.replace(LINK, '$1');
