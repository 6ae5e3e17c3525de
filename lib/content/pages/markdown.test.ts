import { describe, expect, it } from 'vitest';
import { parseMarkdown } from './markdown';
import { toPlainText } from './plain-text';

const text = (value: string, marks = {}) => ({ type: 'text', text: value, ...marks });
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children });

describe('parseMarkdown', () => {
  it('parses plain text into paragraphs', () => {
    expect(parseMarkdown('Een\r\n\r\nTwee\nregels\n\n\n')).toEqual([
      paragraph(text('Een')),
      paragraph(text('Twee regels')),
    ]);
    expect(parseMarkdown('')).toEqual([]);
    expect(parseMarkdown('3 * 4 en snake_case_naam')).toEqual([paragraph(text('3 * 4 en snake_case_naam'))]);
  });

  it.each(['2 * 3 * 4', '10*20*30 cm', 'foo * bar *baz', '2 ** 3 ** 4', '5 \\* 5'])(
    'sets no part of %s in italics',
    (source) => {
      expect(parseMarkdown(source)).toEqual([paragraph(text(source.replace('\\', '')))]);
    },
  );

  it('parses links, bold and italic', () => {
    expect(parseMarkdown('Zie **[hier](/retour)** of _mail_ [ons](mailto:a@b.example).')).toEqual([
      paragraph(
        text('Zie '),
        { type: 'link', url: '/retour', children: [text('hier', { bold: true })] },
        text(' of '),
        text('mail', { italic: true }),
        text(' '),
        { type: 'link', url: 'mailto:a@b.example', children: [text('ons')] },
        text('.'),
      ),
    ]);
  });

  it('parses lists, also directly after a paragraph', () => {
    const item = (value: string) => ({ type: 'list-item', children: [text(value)] });
    expect(parseMarkdown('Neem mee:\n- pak\n- doek\n\n1. eerst\n2. dan')).toEqual([
      paragraph(text('Neem mee:')),
      { type: 'list', format: 'unordered', children: [item('pak'), item('doek')] },
      { type: 'list', format: 'ordered', children: [item('eerst'), item('dan')] },
    ]);
  });

  it('parses nested marks, links with brackets in their URL and nested lists', () => {
    expect(parseMarkdown('**Zeer *nat* pak** [wiki](https://a.example/Otter_(dier))')).toEqual([
      paragraph(
        text('Zeer ', { bold: true }),
        text('nat', { bold: true, italic: true }),
        text(' pak', { bold: true }),
        text(' '),
        { type: 'link', url: 'https://a.example/Otter_(dier)', children: [text('wiki')] },
      ),
    ]);
    const item = (value: string) => ({ type: 'list-item', children: [text(value)] });
    expect(parseMarkdown('- pak\n  in maat M\n  - blauw\n- doek')).toEqual([
      {
        type: 'list',
        format: 'unordered',
        children: [
          item('pak in maat M'),
          { type: 'list', format: 'unordered', children: [item('blauw')] },
          item('doek'),
        ],
      },
    ]);
  });

  it.each([
    '# Kop',
    '> citaat',
    '---',
    '`code`',
    '``` code ```',
    '<https://a.example>',
    'https://a.example',
    '[a]: /b',
    '[a][b]',
    '~~weg~~',
    '<!-- stil -->',
  ])('keeps %s as literal text', (source) => {
    expect(parseMarkdown(source)).toEqual([paragraph(text(source))]);
  });

  it('treats indented text as a paragraph and an image as a link', () => {
    expect(parseMarkdown('    ver weg')).toEqual([paragraph(text('ver weg'))]);
    expect(parseMarkdown('![otter](/otter.png)')).toEqual([
      paragraph(text('!'), { type: 'link', url: '/otter.png', children: [text('otter')] }),
    ]);
  });

  it('nests no deeper than the renderer draws', () => {
    const depthOf = (value: unknown): number =>
      typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
    const deep = Array.from({ length: 60 }, (_, level) => `${'  '.repeat(level)}- ${level}`).join('\n');
    expect(depthOf(parseMarkdown(deep))).toBeLessThan(20);
    expect(toPlainText(parseMarkdown(deep))).toContain('5');
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'java&#115;cript:alert(1)',
    '<javascript:alert(1)>',
    'javascript&colon;alert(1)',
    '\\javascript:alert(1)',
  ])('keeps the text of a link to %s but not the link', (url) => {
    expect(JSON.stringify(parseMarkdown(`Klik [hier](${url})`))).not.toContain('"link"');
  });

  it('keeps HTML as text', () => {
    expect(parseMarkdown('<b onclick="x()">vet</b>')).toEqual([paragraph(text('<b onclick="x()">vet</b>'))]);
  });
});

it('toPlainText removes the markup', () => {
  expect(toPlainText(parseMarkdown('Zie **[hier](/x)**.\n\n- een\n- twee'))).toBe('Zie hier.\neen\ntwee');
});
