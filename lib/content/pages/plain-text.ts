import type { Inline, RichText, RichTextBlock, RichTextListItem } from './rich-text';

type ListEntry = Extract<RichTextBlock, { type: 'list' }> | RichTextListItem;

export const inlineText = (children: Inline[]): string =>
  children.map((child) => (child.type === 'link' ? inlineText(child.children) : child.text)).join('');

const entryText = (entry: ListEntry): string =>
  entry.type === 'list' ? entry.children.map(entryText).join('\n') : inlineText(entry.children);

function blockText(block: RichTextBlock): string {
  switch (block.type) {
    case 'image':
      return '';
    case 'list':
      return entryText(block);
    default:
      return inlineText(block.children);
  }
}

/** The text without markup, one line per paragraph or list item. */
export const toPlainText = (body: RichText): string => body.map(blockText).filter(Boolean).join('\n');
