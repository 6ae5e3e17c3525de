import { z } from 'zod';
import type { Block } from './blocks';

/** The component name and id of a block, without its fields. */
export const wireBlockName = z
  .object({ __component: z.string(), id: z.union([z.string(), z.number()]).transform(String) })
  .transform(({ __component, id }) => ({ name: __component, id }));
export type BlockName = z.infer<typeof wireBlockName>;

const keyOf = (name: string, id: string): string => `${name} ${id}`;

/** Returns all blocks in order, with an `unknown` block for each that could not be parsed, so that the preview shows it. */
export function insertUnknownBlocks(blocks: Block[], names: BlockName[]): Block[] {
  const read = new Map(blocks.map((block) => [keyOf(`blocks.${block.kind}`, block.id), block]));
  const named = names.map(
    ({ name, id }): Block => read.get(keyOf(name, id)) ?? { kind: 'unknown', id: `${name}-${id}`, title: '', name },
  );
  return named.length > 0 ? named : blocks;
}
