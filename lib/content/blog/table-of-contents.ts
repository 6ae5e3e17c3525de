import { createAnchors } from '@/lib/content/pages/anchors';
import { inlineText } from '@/lib/content/pages/plain-text';
import type { RichText } from '@/lib/content/pages/types';

export interface Heading {
  /** Index of its block in the body. */
  index: number;
  anchor: string;
  text: string;
  level: 2 | 3;
}

/** Shorter texts have no table of contents. */
const MIN_HEADINGS = 3;

/** Headings of levels 1 to 3 with their anchors. */
export function listHeadings(body: RichText): Heading[] {
  const name = createAnchors();
  return body.flatMap((block, index): Heading[] => {
    if (block.type !== 'heading' || block.level > 3) return [];
    const text = inlineText(block.children).trim();
    return text ? [{ index, text, anchor: name(text), level: block.level === 3 ? 3 : 2 }] : [];
  });
}

/** The entries of the table of contents; [] for a short text. */
export const tableOfContents = (headings: Heading[]): Heading[] => (headings.length >= MIN_HEADINGS ? headings : []);
