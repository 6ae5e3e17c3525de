import { describe, expect, it } from 'vitest';
import { insertUnknownBlocks } from './unknown-blocks';
import type { Block } from './blocks';

const text: Block = { kind: 'rich-text', id: '1', title: 'Text', body: [] };
const size: Block = { kind: 'size-guide', id: '1', title: 'Sizes', text: '' };
const names = [
  { name: 'blocks.size-guide', id: '1' },
  { name: 'blocks.carousel', id: '1' },
  { name: 'blocks.rich-text', id: '1' },
];

describe('blocks by name', () => {
  it('stand where the editor put them, what cannot be shown by its name', () => {
    expect(insertUnknownBlocks([text, size], names)).toEqual([
      size,
      { kind: 'unknown', id: 'blocks.carousel-1', title: '', name: 'blocks.carousel' },
      text,
    ]);
  });

  it('are left as they are while their names are not known', () => {
    expect(insertUnknownBlocks([text], [])).toEqual([text]);
  });
});
