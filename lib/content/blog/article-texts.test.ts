import { describe, expect, it } from 'vitest';
import type { RichText, RichTextBlock } from '@/lib/content/pages/rich-text';
import { countWords, readingMinutes } from './reading-time';
import { listShareLinks } from './share-links';
import { listHeadings, tableOfContents } from './table-of-contents';

const heading = (text: string, level: 1 | 2 | 3 | 4 = 2): RichTextBlock => ({
  type: 'heading',
  level,
  children: [{ type: 'text', text }],
});
const paragraph = (words: number): RichTextBlock => ({
  type: 'paragraph',
  children: [{ type: 'text', text: 'water '.repeat(words) }],
});

describe('reading time', () => {
  it('counts words with a letter or a digit', () => {
    expect(countWords('Blaas – en  dan: 3 bellen …')).toBe(5);
    expect(countWords('')).toBe(0);
  });

  it('depends on the language and is at least one minute', () => {
    expect(readingMinutes([], 'nl')).toBe(1);
    expect(readingMinutes([paragraph(10)], 'nl')).toBe(1);
    expect(readingMinutes([paragraph(1140)], 'en')).toBe(5);
    expect(readingMinutes([paragraph(1140)], 'de')).toBe(6);
  });

  it('counts lists and links too', () => {
    const list: RichText = [
      {
        type: 'list',
        format: 'unordered',
        children: [
          {
            type: 'list-item',
            children: [{ type: 'link', url: '/x', children: [{ type: 'text', text: 'a '.repeat(404) }] }],
          },
        ],
      },
    ];
    expect(readingMinutes(list, 'nl')).toBe(2);
  });
});

describe('table of contents', () => {
  it('gives each heading a unique anchor made of its text', () => {
    const body = [heading('In de tas'), paragraph(3), heading('Thuis', 3), heading('In de tas'), heading('  ')];
    expect(listHeadings(body)).toEqual([
      { index: 0, text: 'In de tas', anchor: 'in-de-tas', level: 2 },
      { index: 2, text: 'Thuis', anchor: 'thuis', level: 3 },
      { index: 3, text: 'In de tas', anchor: 'in-de-tas-2', level: 2 },
    ]);
  });

  it('requires three headings and omits deeper levels', () => {
    expect(tableOfContents(listHeadings([heading('a'), heading('b'), heading('c', 4)]))).toEqual([]);
    expect(tableOfContents(listHeadings([heading('a'), heading('b', 1), heading('c', 3)]))).toHaveLength(3);
  });
});

it('share links contain the escaped URL and title', () => {
  const links = Object.fromEntries(
    listShareLinks('https://shop.example/blog/a?b&c', 'Ei & "water"').map(({ target, href }) => [
      target,
      new URL(href),
    ]),
  );
  expect(Object.keys(links)).toEqual(['mail', 'whatsapp', 'facebook', 'x', 'linkedin']);
  expect(links.mail?.searchParams.get('subject')).toBe('Ei & "water"');
  expect(links.whatsapp?.searchParams.get('text')).toBe('Ei & "water" https://shop.example/blog/a?b&c');
  for (const [target, key] of [
    ['facebook', 'u'],
    ['x', 'url'],
    ['linkedin', 'url'],
  ] as const)
    expect(links[target]?.searchParams.get(key)).toBe('https://shop.example/blog/a?b&c');
});
