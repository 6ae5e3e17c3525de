import { describe, expect, it } from 'vitest';
import { richTextParagraphs } from './rich-text-paragraphs';

const ORIGIN = 'https://shop.example';
const text = (value: string) => ({ type: 'text', text: value });
const link = (url: string, label: string) => ({ type: 'link', url, children: [text(label)] });
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
const item = (...children: object[]) => ({ type: 'list-item', children });

describe('richTextParagraphs', () => {
  it('keeps the order of headings, text and lists', () => {
    const list = { type: 'list', format: 'unordered', children: [item(text('one')), item(text('two'))] };
    const steps = { type: 'list', format: 'ordered', children: [item(text('first')), item(text('second'))] };
    const heading = { type: 'heading', level: 3, children: [text('Title')] };
    expect(richTextParagraphs([heading, paragraph(text('Text')), list, steps], ORIGIN)).toEqual([
      { kind: 'heading', text: 'Title' },
      { kind: 'text', text: 'Text' },
      { kind: 'item', text: '• one' },
      { kind: 'item', text: '• two' },
      { kind: 'item', text: '1. first' },
      { kind: 'item', text: '2. second' },
    ]);
  });

  it('numbers an ordered list past the lists within it', () => {
    const inner = { type: 'list', format: 'unordered', children: [item(text('inner'))] };
    const list = { type: 'list', format: 'ordered', children: [item(text('a')), inner, item(text('b'))] };
    expect(richTextParagraphs([list], ORIGIN).map((part) => part.text)).toEqual(['1. a', '• inner', '2. b']);
  });

  it.each([
    ['/terms', 'the terms', 'See the terms (https://shop.example/terms).'],
    ['https://other.example/x', 'there', 'See there (https://other.example/x).'],
    ['mailto:hello@shop.example', 'hello@shop.example', 'See hello@shop.example.'],
    ['tel:+3130123', 'call us', 'See call us (+3130123).'],
  ])('writes out the link %s', (url, label, expected) => {
    const block = paragraph(text('See '), link(url, label), text('.'));
    expect(richTextParagraphs([block], ORIGIN)).toEqual([{ kind: 'text', text: expected }]);
  });

  it('leaves out empty paragraphs, and rejects what is not rich text', () => {
    expect(richTextParagraphs([paragraph(text(''))], ORIGIN)).toEqual([]);
    expect(() => richTextParagraphs('# Terms', ORIGIN)).toThrow();
  });
});
