import { toPlainText } from '@/lib/content/pages/plain-text';
import type { RichText } from '@/lib/content/pages/rich-text';
import type { Block } from '@/lib/content/pages/blocks';

/** Only the paragraphs of a rich text, without headings and lists. */
export const plainText = (body: RichText): string => toPlainText(body.filter(({ type }) => type === 'paragraph'));

/** Texts of a page's blocks in order, for its description. */
export function pageTexts(blocks: Block[]): string[] {
  return blocks.flatMap((block) => {
    const said: unknown[] = ['text' in block ? block.text : '', 'body' in block ? block.body : ''];
    return said.map((value) => (Array.isArray(value) ? plainText(value as RichText) : String(value))).filter(Boolean);
  });
}
