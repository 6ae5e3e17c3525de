import { toPlainText } from '@/lib/content/pages/plain-text';
import type { RichText } from '@/lib/content/pages/rich-text';
import type { Block } from '@/lib/content/pages/blocks';

/** The paragraphs of a rich text, without headings and lists: they read on. */
export const plainText = (body: RichText): string => toPlainText(body.filter(({ type }) => type === 'paragraph'));

/** What a page's blocks say, in their order: where its description comes from when an editor wrote none. */
export function pageTexts(blocks: Block[]): string[] {
  return blocks.flatMap((block) => {
    const said: unknown[] = ['text' in block ? block.text : '', 'body' in block ? block.body : ''];
    return said.map((value) => (Array.isArray(value) ? plainText(value as RichText) : String(value))).filter(Boolean);
  });
}
