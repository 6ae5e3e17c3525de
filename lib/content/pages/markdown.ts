import type { Inline, RichText, RichTextBlock } from './rich-text';
import { isSafeLink } from './rich-text-wire';

/** `**bold**`, `_italic_` or `*italic*`, `[label](address)`: what the CMS's editor for short texts writes. */
const INLINE =
  /\*\*(?<bold>[^*]+)\*\*|(?<![\p{L}\p{N}])(?<mark>[*_])(?<italic>[^*_]+)\k<mark>(?![\p{L}\p{N}])|\[(?<label>[^\]]+)\]\((?<url>[^()\s]+)\)/u;

type Marks = Pick<Extract<Inline, { type: 'text' }>, 'bold' | 'italic'>;

/** A character that Markdown would read as a mark has a backslash before it. */
const unescape = (text: string): string => text.replace(/\\([\\`*_{}[\]()#+\-.!>])/g, '$1');

function parseInline(source: string, marks: Marks = {}): Inline[] {
  const found = INLINE.exec(source);
  if (!found) return source === '' ? [] : [{ type: 'text', text: unescape(source), ...marks }];
  const { bold, italic, label, url } = found.groups ?? {};
  const before = source.slice(0, found.index);
  const after = source.slice(found.index + found[0].length);
  return [
    ...(before ? parseInline(before, marks) : []),
    ...parseMarked({ bold, italic, label, url }, marks),
    ...(after ? parseInline(after, marks) : []),
  ];
}

function parseMarked(found: Record<'bold' | 'italic' | 'label' | 'url', string | undefined>, marks: Marks): Inline[] {
  if (found.bold !== undefined) return parseInline(found.bold, { ...marks, bold: true });
  if (found.italic !== undefined) return parseInline(found.italic, { ...marks, italic: true });
  const children = parseInline(found.label ?? '', marks);
  return found.url && isSafeLink(found.url) ? [{ type: 'link', url: found.url, children }] : children;
}

const LIST_LINE = /^\s*(?:[-*+]|(?<number>\d+)[.)])\s+(?<text>.+)$/;

/** Lines that belong together: a list when each of them is an item, else one paragraph. */
function parseBlock(lines: string[]): RichTextBlock {
  const items = lines.map((line) => LIST_LINE.exec(line)?.groups);
  const [first] = items;
  if (!first || items.some((item) => !item)) return { type: 'paragraph', children: parseInline(lines.join(' ')) };
  return {
    type: 'list',
    format: first.number === undefined ? 'unordered' : 'ordered',
    children: items.map((item) => ({ type: 'list-item', children: parseInline(item?.text ?? '') })),
  };
}

/** Splits a block where its list begins: an editor need not leave an empty line there. */
function splitAtList(lines: string[]): string[][] {
  const start = lines.findIndex((line) => LIST_LINE.test(line));
  return start > 0 ? [lines.slice(0, start), lines.slice(start)] : [lines];
}

/**
 * The Markdown of a short text (paragraphs, lists, bold, italic, links) as the tree that the renderer knows. Plain text is
 * Markdown too; HTML in it stays the text it is.
 */
export function parseMarkdown(source: string): RichText {
  return source
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .flatMap(splitAtList)
    .map(parseBlock);
}
