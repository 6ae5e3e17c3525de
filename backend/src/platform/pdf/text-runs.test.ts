import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrapLines, toPrintableText, splitRuns } from './text-runs';

describe('toPrintableText', () => {
  it('keeps only visible characters', () => {
    expect(toPrintableText('1\u202f234,50\u00a0€')).toBe('1\u00a0234,50\u00a0€');
    expect(toPrintableText('Zoe\u0308 \u202e\u200bvan\u00ad Dam\u0000\nB.V.')).toBe('Zoë van Dam B.V.');
  });
});

describe('splitRuns', () => {
  const has = (font: string, sign: number) =>
    font === 'latin' ? sign < 0x180 : font === 'cyrillic' ? (sign >= 0x400 && sign < 0x500) || sign === 0x20 : false;
  const split = (text: string) =>
    splitRuns(text, ['latin', 'cyrillic'], has).map(({ font, text: run }) => `${font}:${run}`);

  it('uses the first font that has a glyph', () => {
    expect(split('Юлия de Vries')).toEqual(['cyrillic:Юлия ', 'latin:de Vries']);
  });
  it('shows a placeholder when no font has a glyph', () => {
    expect(split('東京 Café')).toEqual(['latin:?? Café']);
  });
  it('loses no characters of any text', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xd7ff })), (codes) => {
        const text = String.fromCodePoint(...codes);
        const runs = splitRuns(toPrintableText(text), ['latin', 'cyrillic'], has);
        expect([...runs.map((run) => run.text).join('')]).toHaveLength([...toPrintableText(text)].length);
      }),
    );
  });
});

describe('wrapLines', () => {
  const lines = (text: string, width: number) => wrapLines(text, width, (piece) => piece.length);
  it('breaks at spaces', () =>
    expect(lines('een pak met acht drijvers', 10)).toEqual(['een pak', 'met acht', 'drijvers']));
  it('breaks an overlong word, preferably at its hyphen', () => {
    expect(lines('Donaudampfschiff', 6)).toEqual(['Donaud', 'ampfsc', 'hiff']);
    expect(lines('Müller-Lüdenscheidt', 9)).toEqual(['Müller-', 'Lüdensche', 'idt']);
  });
  it('keeps all words within the width', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1, maxLength: 30 })),
        fc.integer({ min: 3, max: 20 }),
        (words, width) => {
          const text = words.join(' ').replace(/\s+/g, ' ').trim();
          const broken = lines(text, width);
          for (const line of broken) expect(line.length).toBeLessThanOrEqual(width);
          expect(broken.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        },
      ),
    );
  });
  it('keeps at least one character per line', () => expect(lines('abc', 0)).toEqual(['a', 'b', 'c']));
});
