import { describe, expect, it } from 'vitest';
import { findAddressFault, findRichTextFault } from './safe-content';

const link = (url: string) => [{ type: 'paragraph', children: [{ type: 'link', url, children: [] }] }];

describe('findAddressFault', () => {
  it.each([
    '/shop',
    'shop',
    '#faq',
    '?page=2',
    'https://example.org',
    'HTTP://example.org',
    '',
    null,
    'mailto:a@b.nl',
    'tel:+31',
  ])('%s may be opened', (address) => expect(findAddressFault(address)).toBeNull());

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:x',
    'java\tscript:x',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc',
    '//',
  ])('%j may not', (address) => expect(findAddressFault(address)).toContain('can not be used'));
});

describe('findRichTextFault', () => {
  it('finds a link that runs something', () => {
    expect(findRichTextFault(link('/shop'))).toBeNull();
    expect(findRichTextFault(link('javascript:alert(1)'))).toContain('javascript:alert(1)');
  });

  it('refuses what nobody can read, however it is nested', () => {
    const nest = (levels: number): object =>
      levels === 0 ? { type: 'list-item', children: [] } : { type: 'list', children: [nest(levels - 1)] };
    expect(findRichTextFault([nest(5)])).toBeNull();
    expect(findRichTextFault([nest(1000)])).toContain('nested');
    const long = { type: 'paragraph', children: [{ type: 'text', text: 'x'.repeat(60_000) }] };
    expect([findRichTextFault([long]), findRichTextFault([long, long])]).toEqual([
      null,
      expect.stringContaining('long'),
    ]);
  });

  it.each([null, undefined, 'text', 7, [null, 'x', { children: 'x' }], { type: 'link', url: 5 }])(
    'takes %j as it comes',
    (body) => expect(findRichTextFault(body)).toBeNull(),
  );
});
