import type { List, ListItem, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Inline, RichText, RichTextBlock, RichTextListItem } from './rich-text';
import { isSafeLink, MAX_LISTS } from './rich-text-wire';

type Marks = Pick<Extract<Inline, { type: 'text' }>, 'bold' | 'italic'>;
type RichTextList = Extract<RichTextBlock, { type: 'list' }>;

/**
 * Disabled CommonMark constructs: short texts only support paragraphs, lists, emphasis and links; anything else, in
 * particular HTML, stays literal text.
 */
const LEFT_OUT = [
  'autolink',
  'blockQuote',
  'codeFenced',
  'codeIndented',
  'codeText',
  'definition',
  'headingAtx',
  'htmlFlow',
  'htmlText',
  'labelStartImage',
  'setextUnderline',
  'thematicBreak',
];

/** An asterisk between letters or digits is a multiplication sign (`10*20*30 cm`), which CommonMark would parse as emphasis. */
const STAR_IN_WORD = /(?<=[\p{L}\p{N}])\*(?=[\p{L}\p{N}])/gu;

/**
 * Parses the Markdown of a short text (paragraphs, lists, bold, italic, links). Plain text is valid Markdown; HTML stays
 * literal text.
 */
export function parseMarkdown(source: string): RichText {
  const { children } = fromMarkdown(source.replace(STAR_IN_WORD, '\\*'), {
    extensions: [{ disable: { null: LEFT_OUT } }],
  });
  return children.flatMap(toBlock);
}

function toBlock(node: RootContent): RichTextBlock[] {
  if (node.type === 'paragraph') return [{ type: 'paragraph', children: toInlines(node.children) }];
  return node.type === 'list' ? [toList(node)] : [];
}

function toList({ ordered, children }: List, depth = 1): RichTextList {
  return {
    type: 'list',
    format: ordered ? 'ordered' : 'unordered',
    children: children.flatMap((item) => toEntries(item, depth)),
  };
}

/** The text of an item in one line, followed by its nested lists, as Strapi's editor structures them. */
function toEntries({ children }: ListItem, depth: number): (RichTextListItem | RichTextList)[] {
  const words = children.flatMap((node, index): Inline[] => {
    if (node.type !== 'paragraph') return [];
    return [...(index > 0 ? [{ type: 'text' as const, text: ' ' }] : []), ...toInlines(node.children)];
  });
  const lists = depth < MAX_LISTS ? children.filter((node) => node.type === 'list') : [];
  return [{ type: 'list-item', children: words }, ...lists.map((list) => toList(list, depth + 1))];
}

const toInlines = (nodes: PhrasingContent[], marks: Marks = {}): Inline[] =>
  nodes.flatMap((node) => toInline(node, marks));

function toInline(node: PhrasingContent, marks: Marks): Inline[] {
  switch (node.type) {
    case 'text':
      return [{ type: 'text', text: node.value.replaceAll('\n', ' '), ...marks }];
    case 'break':
      return [{ type: 'text', text: ' ', ...marks }];
    case 'strong':
      return toInlines(node.children, { ...marks, bold: true });
    case 'emphasis':
      return toInlines(node.children, { ...marks, italic: true });
    case 'link': {
      const children = toInlines(node.children, marks);
      return isSafeLink(node.url) ? [{ type: 'link', url: node.url, children }] : children;
    }
    default:
      return [];
  }
}
