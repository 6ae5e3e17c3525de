import { expect, it } from 'vitest';
import { buildLlmsTxt } from './llms-txt';

const link = { title: 'Classic', url: 'https://shop.example/shop/classic', note: 'A suit.' };

it('has a title, a summary and lists of links', () => {
  expect(
    buildLlmsTxt({
      title: 'Zwotter',
      summary: 'Learning to swim',
      text: 'Suits and lessons.',
      sections: [
        { title: 'Products', links: [link, { ...link, note: '' }] },
        { title: 'Empty', links: [] },
        { title: 'Policies', links: [link] },
      ],
    }),
  ).toBe(`# Zwotter

> Learning to swim

Suits and lessons.

## Products

- [Classic](https://shop.example/shop/classic): A suit.
- [Classic](https://shop.example/shop/classic)

## Policies

- [Classic](https://shop.example/shop/classic): A suit.
`);
});

it('needs a title only', () => {
  expect(buildLlmsTxt({ title: 'Zwotter', summary: '', text: ' ', sections: [] })).toBe('# Zwotter\n');
});

it('keeps texts of editors in their places', () => {
  const sections = [
    {
      title: 'A\n## B',
      links: [{ title: 'x](https://evil.example) [y', url: 'https://shop.example/a_(b)', note: 'first\n- second' }],
    },
  ];
  const text = buildLlmsTxt({ title: 'Z', summary: 'a\nb', text: '', sections });
  expect(text).toContain('> a b\n');
  expect(text).toContain('\n## A ## B\n');
  expect(text).toContain('- [x\\](https://evil.example) \\[y](https://shop.example/a_%28b%29): first - second\n');
});
