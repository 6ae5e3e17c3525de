import { describe, expect, it } from 'vitest';
import { parseMarkdown } from './markdown';
import { toPlainText } from './plain-text';

const text = (value: string, marks = {}) => ({ type: 'text', text: value, ...marks });
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children });

describe('parseMarkdown', () => {
  it('takes plain text as it is, a paragraph after each empty line', () => {
    expect(parseMarkdown('Een\r\n\r\nTwee\nregels\n\n\n')).toEqual([
      paragraph(text('Een')),
      paragraph(text('Twee regels')),
    ]);
    expect(parseMarkdown('')).toEqual([]);
    expect(parseMarkdown('3 * 4 en snake_case_naam')).toEqual([paragraph(text('3 * 4 en snake_case_naam'))]);
  });

  it('knows links, bold and italic', () => {
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

  it('knows lists, also right below a paragraph', () => {
    const item = (value: string) => ({ type: 'list-item', children: [text(value)] });
    expect(parseMarkdown('Neem mee:\n- pak\n- doek\n\n1. eerst\n2. dan')).toEqual([
      paragraph(text('Neem mee:')),
      { type: 'list', format: 'unordered', children: [item('pak'), item('doek')] },
      { type: 'list', format: 'ordered', children: [item('eerst'), item('dan')] },
    ]);
  });

  it.each(['javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x', 'vbscript:x'])(
    'keeps the words of a link to %s and drops the link',
    (url) => {
      expect(JSON.stringify(parseMarkdown(`Klik [hier](${url})`))).not.toContain('"link"');
    },
  );

  it('leaves HTML the text that it is', () => {
    expect(parseMarkdown('<b onclick="x()">vet</b>')).toEqual([paragraph(text('<b onclick="x()">vet</b>'))]);
  });
});

it('toPlainText keeps the words alone', () => {
  expect(toPlainText(parseMarkdown('Zie **[hier](/x)**.\n\n- een\n- twee'))).toBe('Zie hier.\neen\ntwee');
});
