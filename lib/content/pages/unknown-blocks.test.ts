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

describe('unknown blocks', () => {
  it('keep their position and are shown by name', () => {
    expect(insertUnknownBlocks([text, size], names)).toEqual([
      size,
      { kind: 'unknown', id: 'blocks.carousel-1', title: '', name: 'blocks.carousel' },
      text,
    ]);
  });

  it('are omitted while the names are not loaded', () => {
    expect(insertUnknownBlocks([text], [])).toEqual([text]);
  });
});
