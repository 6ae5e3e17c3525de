type TextNode = { type: 'text'; text: string; bold?: true };
type LinkNode = { type: 'link'; url: string; children: TextNode[] };
export type InlineNode = TextNode | LinkNode;
type ItemNode = { type: 'list-item'; children: InlineNode[] };
export type BlockNode =
  | { type: 'paragraph'; children: InlineNode[] }
  | { type: 'heading'; level: 2 | 3; children: InlineNode[] }
  | { type: 'list'; format: 'ordered' | 'unordered'; children: ItemNode[] };

type Draft = { kind: 'paragraph' | 'h2' | 'h3' | 'ordered' | 'unordered'; lines: string[] };

const INLINE = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^()\s]+)\)/;

function textNode(text: string, bold: boolean): TextNode {
  return bold ? { type: 'text', text, bold: true } : { type: 'text', text };
}

/** Text with `**bold**` and `[links](path)`; bold may hold links and links may be bold. */
export function parseInline(source: string, bold = false): InlineNode[] {
  const nodes: InlineNode[] = [];
  let rest = source;
  for (let match = INLINE.exec(rest); match; match = INLINE.exec(rest)) {
    if (match.index > 0) nodes.push(textNode(rest.slice(0, match.index), bold));
    const [whole, strong, label, url] = match;
    if (strong !== undefined) nodes.push(...parseInline(strong, true));
    else if (label !== undefined && url !== undefined) {
      const children = parseInline(label, bold).filter((node) => node.type === 'text');
      nodes.push({ type: 'link', url, children });
    }
    rest = rest.slice(match.index + whole.length);
  }
  if (rest !== '' || nodes.length === 0) nodes.push(textNode(rest, bold));
  // The CMS editor requires text nodes around a link.
  if (nodes[0]?.type === 'link') nodes.unshift(textNode('', bold));
  if (nodes.at(-1)?.type === 'link') nodes.push(textNode('', bold));
  return nodes;
}

function readLine(line: string): Draft | null {
  const heading = /^(#{2,3})\s+(.*)$/.exec(line);
  if (heading) return { kind: heading[1] === '##' ? 'h2' : 'h3', lines: [heading[2] ?? ''] };
  const bullet = /^-\s+(.*)$/.exec(line);
  if (bullet) return { kind: 'unordered', lines: [bullet[1] ?? ''] };
  const number = /^\d+\.\s+(.*)$/.exec(line);
  if (number) return { kind: 'ordered', lines: [number[1] ?? ''] };
  return null;
}

/** Groups lines into blocks: an empty line ends a paragraph, a list continues over lines of its kind. */
function gather(source: string): Draft[] {
  const drafts: Draft[] = [];
  let open = false;
  for (const line of source
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((raw) => raw.trim())) {
    const last = drafts.at(-1);
    if (line === '') {
      open = false;
      continue;
    }
    const started = readLine(line);
    const isItem = started?.kind === 'unordered' || started?.kind === 'ordered';
    if (started && isItem && last?.kind === started.kind) last.lines.push(...started.lines);
    else if (started) drafts.push(started);
    else if (open && last && last.kind !== 'h2' && last.kind !== 'h3')
      last.lines.push(`${last.lines.pop() ?? ''} ${line}`);
    else drafts.push({ kind: 'paragraph', lines: [line] });
    open = true;
  }
  return drafts;
}

/** The Markdown subset of the seed as Strapi's blocks: paragraphs, ## and ### headings, - and 1. lists, bold, links. */
export function toBlocks(source: string): BlockNode[] {
  return gather(source).map(({ kind, lines }): BlockNode => {
    const children = parseInline(lines[0] ?? '');
    if (kind === 'paragraph') return { type: 'paragraph', children };
    if (kind === 'h2' || kind === 'h3') return { type: 'heading', level: kind === 'h2' ? 2 : 3, children };
    return {
      type: 'list',
      format: kind,
      children: lines.map((line) => ({ type: 'list-item', children: parseInline(line) })),
    };
  });
}
