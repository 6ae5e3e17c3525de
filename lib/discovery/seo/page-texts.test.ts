import { expect, it } from 'vitest';
import type { RichText } from '@/lib/content/pages/rich-text';
import type { Block } from '@/lib/content/pages/blocks';
import { pageTexts } from './page-texts';

const body: RichText = [
  { type: 'heading', level: 2, children: [{ type: 'text', text: 'Kop' }] },
  {
    type: 'paragraph',
    children: [
      { type: 'text', text: 'Zie ' },
      { type: 'link', url: '/x', children: [{ type: 'text', text: 'hier' }] },
    ],
  },
];

it('collects the texts of blocks in order, only paragraphs of rich text', () => {
  const blocks: Block[] = [
    { kind: 'checkout', id: '1', title: 'Afrekenen' },
    { kind: 'call-to-action', id: '2', title: 'Doe mee', text: 'Begin vandaag.', link: null },
    { kind: 'rich-text', id: '3', title: '', body },
  ];
  expect(pageTexts(blocks)).toEqual(['Begin vandaag.', 'Zie hier']);
});
