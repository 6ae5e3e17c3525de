import { describe, expect, it } from 'vitest';
import { parseInline, toBlocks } from './markdown';

const text = (value: string, bold?: true) =>
  bold ? { type: 'text', text: value, bold } : { type: 'text', text: value };

describe('parseInline', () => {
  it('reads bold and links', () => {
    expect(parseInline('Lees de **hele** [gids](/maten) eerst.')).toEqual([
      text('Lees de '),
      text('hele', true),
      text(' '),
      { type: 'link', url: '/maten', children: [text('gids')] },
      text(' eerst.'),
    ]);
  });
  it('puts text around a link at the edge', () => {
    expect(parseInline('[a](/a)')).toEqual([text(''), { type: 'link', url: '/a', children: [text('a')] }, text('')]);
  });
  it('keeps bold inside a link and a link inside bold', () => {
    const link = { type: 'link', url: '/a', children: [text('a', true)] };
    expect(parseInline('x [**a**](/a) y')).toEqual([text('x '), link, text(' y')]);
    expect(parseInline('x **[a](/a)** y')).toEqual([text('x '), text('', true), link, text('', true), text(' y')]);
  });
  it('leaves what is no markup alone', () => {
    expect(parseInline('2 ** 3 [x] (y)')).toEqual([text('2 ** 3 [x] (y)')]);
    expect(parseInline('')).toEqual([text('')]);
  });
});

describe('toBlocks', () => {
  it('reads every kind of block', () => {
    expect(
      toBlocks('Een\ntwee\n\n## Kop\nDirect eronder\n\n### Kleiner\n\n- a\n- b\n  verder\n\n1. een\n2. twee\n\nEinde'),
    ).toEqual([
      { type: 'paragraph', children: [text('Een twee')] },
      { type: 'heading', level: 2, children: [text('Kop')] },
      { type: 'paragraph', children: [text('Direct eronder')] },
      { type: 'heading', level: 3, children: [text('Kleiner')] },
      {
        type: 'list',
        format: 'unordered',
        children: [
          { type: 'list-item', children: [text('a')] },
          { type: 'list-item', children: [text('b verder')] },
        ],
      },
      {
        type: 'list',
        format: 'ordered',
        children: [
          { type: 'list-item', children: [text('een')] },
          { type: 'list-item', children: [text('twee')] },
        ],
      },
      { type: 'paragraph', children: [text('Einde')] },
    ]);
  });
  it('takes Windows line ends and nothing at all', () => {
    expect(toBlocks('a\r\n\r\nb')).toHaveLength(2);
    expect(toBlocks('')).toEqual([]);
  });
});
