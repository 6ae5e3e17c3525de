import { z } from 'zod';

export interface Paragraph {
  kind: 'heading' | 'text' | 'item';
  text: string;
}

const node = z.object({
  type: z.string(),
  text: z.string().optional(),
  url: z.string().optional(),
  format: z.string().optional(),
  get children() {
    return z.array(node).optional();
  },
});
type RichTextNode = z.infer<typeof node>;

/** `Terms (https://…)`: on paper, a link is only useful with its URL. */
function inlineText({ type, text = '', url = '', children = [] }: RichTextNode, origin: string): string {
  if (type === 'text') return text;
  const label = children.map((child) => inlineText(child, origin)).join('');
  if (type !== 'link') return label;
  const target = url.startsWith('/') ? `${origin}${url}` : url.replace(/^(mailto|tel):/, '');
  return target === '' || label.includes(target) ? label : `${label} (${target})`;
}

function toParagraphs(block: RichTextNode, origin: string): Paragraph[] {
  const { type, format, children = [] } = block;
  if (type !== 'list') return [{ kind: type === 'heading' ? 'heading' : 'text', text: inlineText(block, origin) }];
  let position = 0;
  return children.flatMap((item) => {
    if (item.type === 'list') return toParagraphs(item, origin);
    position += 1;
    return [{ kind: 'item', text: `${format === 'ordered' ? `${position}.` : '•'} ${inlineText(item, origin)}` }];
  });
}

/**
 * Rich text of the CMS as plain paragraphs.
 *
 * @param origin of the shop, for links within it
 * @throws if the value is not rich text
 */
export const richTextParagraphs = (value: unknown, origin: string): Paragraph[] =>
  z
    .array(node)
    .parse(value)
    .flatMap((block) => toParagraphs(block, origin))
    .filter(({ text }) => text.trim() !== '');
