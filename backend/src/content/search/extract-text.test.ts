import { describe, expect, it } from 'vitest';
import { extractText, shorten } from './extract-text';

describe('extractText', () => {
  it('extracts visible text and ignores URLs and types', () => {
    const entry = {
      blocks: [
        { __component: 'blocks.hero', title: 'Zwemmen', primary: { label: 'Naar de shop', path: '/shop' } },
        { body: [{ type: 'paragraph', children: [{ type: 'text', text: 'Drijven' }] }], items: null },
      ],
      seo: { description: 'Kort', image: { url: '/uploads/a.webp', hash: 'a' } },
    };
    expect(extractText(entry)).toBe('Zwemmen Naar de shop Drijven Kort');
  });
});

describe('shorten', () => {
  it('cuts at word boundaries', () => {
    expect(shorten('kort  en\ngoed')).toBe('kort en goed');
    const short = shorten('woord '.repeat(60));
    expect(short).toMatch(/woord…$/);
    expect(short.length).toBeLessThanOrEqual(201);
  });
});
