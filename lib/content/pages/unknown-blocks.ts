import { z } from 'zod';
import type { Block } from './blocks';

/** A block as the backend calls it, without its fields. */
export const wireBlockName = z
  .object({ __component: z.string(), id: z.union([z.string(), z.number()]).transform(String) })
  .transform(({ __component, id }) => ({ name: __component, id }));
export type BlockName = z.infer<typeof wireBlockName>;

const keyOf = (name: string, id: string): string => `${name} ${id}`;

/** The blocks in their order, with one of the kind `unknown` for each that could not be read: an editor is told of it. */
export function insertUnknownBlocks(blocks: Block[], names: BlockName[]): Block[] {
  const read = new Map(blocks.map((block) => [keyOf(`blocks.${block.kind}`, block.id), block]));
  const named = names.map(
    ({ name, id }): Block => read.get(keyOf(name, id)) ?? { kind: 'unknown', id: `${name}-${id}`, title: '', name },
  );
  return named.length > 0 ? named : blocks;
}
