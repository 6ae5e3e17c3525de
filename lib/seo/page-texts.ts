import type { Inline, RichText } from '@/lib/content/rich-text';
import type { Block } from '@/lib/content/types';

const inlineText = (node: Inline): string =>
  node.type === 'text' ? node.text : node.children.map(inlineText).join('');

/** The paragraphs of a rich text, without headings and lists. */
export const plainText = (body: RichText): string =>
  body.flatMap((block) => (block.type === 'paragraph' ? [block.children.map(inlineText).join('')] : [])).join(' ');

/** What a page's blocks say, in their order: where its description comes from when an editor wrote none. */
export function pageTexts(blocks: Block[]): string[] {
  return blocks.flatMap((block) => {
    const said: unknown[] = ['text' in block ? block.text : '', 'body' in block ? block.body : ''];
    return said.map((value) => (Array.isArray(value) ? plainText(value as RichText) : String(value))).filter(Boolean);
  });
}
