import { createAnchors } from './anchors';
import type { Block } from './blocks';

type Faq = Extract<Block, { kind: 'faq' }>;

const isFaq = (block: Block): block is Faq => block.kind === 'faq';

/** Adds an anchor to each FAQ group and question. The first of several groups gets the list of all groups. */
export function addFaqAnchors(blocks: Block[]): Block[] {
  const name = createAnchors();
  const named = blocks.map((block) =>
    isFaq(block)
      ? {
          ...block,
          anchor: block.title && name(block.title),
          items: block.items.map((item) => ({ ...item, anchor: name(item.question) })),
        }
      : block,
  );
  const groups = named.filter(isFaq).flatMap(({ title, anchor }) => (title ? [{ title, anchor }] : []));
  const first = groups.length > 1 ? named.find(isFaq) : undefined;
  return named.map((block) => (block === first ? { ...first, groups } : block));
}
