import { createAnchors } from '@/lib/content/pages/anchors';
import { inlineText } from '@/lib/content/pages/plain-text';
import type { RichText } from '@/lib/content/pages/types';

export interface Heading {
  /** Its place in the body. */
  index: number;
  anchor: string;
  text: string;
  /** 2 for a chapter, 3 for a part of one. */
  level: 2 | 3;
}

/** Fewer need no table. */
const MIN_HEADINGS = 3;

/** The headings of a text with the anchors that lead to them; deeper ones than a part of a chapter are left out. */
export function listHeadings(body: RichText): Heading[] {
  const name = createAnchors();
  return body.flatMap((block, index): Heading[] => {
    if (block.type !== 'heading' || block.level > 3) return [];
    const text = inlineText(block.children).trim();
    return text ? [{ index, text, anchor: name(text), level: block.level === 3 ? 3 : 2 }] : [];
  });
}

/** What the table of contents lists; nothing for a short text. */
export const tableOfContents = (headings: Heading[]): Heading[] => (headings.length >= MIN_HEADINGS ? headings : []);
