import { z } from 'zod';
import type { Inline, RichText, RichTextBlock, RichTextListItem } from './rich-text';
import { mediaSchema } from '@/lib/backend/schemas/media';

type Node = Record<string, unknown>;
type List = Extract<RichTextBlock, { type: 'list' }>;

/** Allowed link protocols; for others (javascript, data, blob, vbscript) only the text is kept. */
const SAFE_LINK = /^(https?:|mailto:|tel:|\/|#|\?)/i;
export const isSafeLink = (url: string): boolean => SAFE_LINK.test(url);

const MARKS = ['bold', 'italic', 'underline', 'strikethrough', 'code'] as const;

const nodes = (value: unknown): Node[] =>
  Array.isArray(value) ? value.filter((node): node is Node => typeof node === 'object' && node !== null) : [];

/** Maximum nesting of lists, so that no text can exhaust the renderer. */
export const MAX_LISTS = 6;

function toInline(node: Node): Inline[] {
  if (node.type === 'text' && typeof node.text === 'string') {
    const marks = Object.fromEntries(MARKS.filter((mark) => node[mark] === true).map((mark) => [mark, true]));
    return [{ type: 'text', text: node.text, ...marks }];
  }
  if (node.type !== 'link') return [];
  // HTML does not allow nested links.
  const children = nodes(node.children).flatMap((child) => (child.type === 'text' ? toInline(child) : []));
  return typeof node.url === 'string' && isSafeLink(node.url) ? [{ type: 'link', url: node.url, children }] : children;
}

const inlines = (node: Node): Inline[] => nodes(node.children).flatMap(toInline);

function toList(node: Node, depth = 1): List {
  const children = nodes(node.children).flatMap((child): (RichTextListItem | List)[] => {
    if (child.type === 'list-item') return [{ type: 'list-item', children: inlines(child) }];
    return child.type === 'list' && depth < MAX_LISTS ? [toList(child, depth + 1)] : [];
  });
  return { type: 'list', format: node.format === 'ordered' ? 'ordered' : 'unordered', children };
}

function toBlock(node: Node): RichTextBlock[] {
  switch (node.type) {
    case 'paragraph':
      return [{ type: 'paragraph', children: inlines(node) }];
    case 'heading':
      return [{ type: 'heading', level: toLevel(node.level), children: inlines(node) }];
    case 'list':
      return [toList(node)];
    case 'quote':
      return [{ type: 'quote', children: inlines(node) }];
    case 'code':
      return [{ type: 'paragraph', children: inlines(node) }];
    case 'image': {
      const image = mediaSchema.safeParse(node.image);
      return image.success && image.data ? [{ type: 'image', image: image.data }] : [];
    }
    default:
      return [];
  }
}

function toLevel(level: unknown): 1 | 2 | 3 | 4 | 5 | 6 {
  return level === 1 || level === 2 || level === 3 || level === 4 || level === 5 || level === 6 ? level : 2;
}

/** Converts Strapi's blocks to the renderer's tree. Unsupported nodes are dropped. */
export function toRichText(value: unknown): RichText {
  return nodes(value).flatMap(toBlock);
}

export const richTextSchema = z.unknown().optional().transform(toRichText);
