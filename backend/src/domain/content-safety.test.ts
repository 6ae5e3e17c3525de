import { describe, expect, it } from 'vitest';
import { findUrlError, findRichTextError } from './content-safety';

const link = (url: string) => [{ type: 'paragraph', children: [{ type: 'link', url, children: [] }] }];

describe('findUrlError', () => {
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
  ])('%s may be opened', (address) => expect(findUrlError(address)).toBeNull());

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:x',
    'java\tscript:x',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc',
    '//',
  ])('%j may not', (address) => expect(findUrlError(address)).toContain('can not be used'));
});

describe('findRichTextError', () => {
  it('finds a link that runs a script', () => {
    expect(findRichTextError(link('/shop'))).toBeNull();
    expect(findRichTextError(link('javascript:alert(1)'))).toContain('javascript:alert(1)');
  });

  it('rejects text that is too long or nested too deep', () => {
    const nest = (levels: number): object =>
      levels === 0 ? { type: 'list-item', children: [] } : { type: 'list', children: [nest(levels - 1)] };
    expect(findRichTextError([nest(5)])).toBeNull();
    expect(findRichTextError([nest(1000)])).toContain('nested');
    const long = { type: 'paragraph', children: [{ type: 'text', text: 'x'.repeat(60_000) }] };
    expect([findRichTextError([long]), findRichTextError([long, long])]).toEqual([
      null,
      expect.stringContaining('long'),
    ]);
  });

  it.each([null, undefined, 'text', 7, [null, 'x', { children: 'x' }], { type: 'link', url: 5 }])(
    'takes %j as it comes',
    (body) => expect(findRichTextError(body)).toBeNull(),
  );
});
