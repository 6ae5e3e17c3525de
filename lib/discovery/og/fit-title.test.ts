import { describe, expect, it } from 'vitest';
import { drawableText, fitTitle } from './fit-title';

const room = { width: 480, height: 330 };

describe('fitTitle', () => {
  it('renders a short title large', () => {
    expect(fitTitle('Mini', room)).toEqual({ size: 88, lines: ['Mini'] });
  });

  it('balances line lengths', () => {
    expect(fitTitle('Samen het water in', room).lines).toEqual(['Samen het', 'water in']);
  });

  it('shrinks for many words', () => {
    const title = 'Warum kleine Schritte im Wasser besser sind als große Sprünge vom Rand';
    const { size, lines } = fitTitle(title, room);
    expect(size).toBeLessThan(64);
    expect(lines.join(' ')).toBe(title);
  });

  it('shrinks for a long word instead of breaking it', () => {
    expect(fitTitle('Schwimmlernanzug', room).lines).toEqual(['Schwimmlernanzug']);
  });

  it('hyphenates a word longer than a line', () => {
    const { size, lines } = fitTitle('Wassergewöhnungsschwimmerinnen', room);
    expect(size).toBe(42);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/-$/);
    expect(lines.join('').replace('-', '')).toBe('Wassergewöhnungsschwimmerinnen');
  });

  it('truncates a title that never fits', () => {
    const { size, lines } = fitTitle('zwemmen '.repeat(60), room);
    expect(size).toBe(42);
    expect(lines).toHaveLength(7);
    expect(lines.at(-1)).toMatch(/…$/);
  });

  it('returns no lines for empty text', () => {
    expect(fitTitle('  ', room).lines).toEqual([]);
  });
});

describe('drawableText', () => {
  it('keeps letters of all six languages', () => {
    expect(drawableText('Größe « L’été » – ñ å ç œ €')).toBe('Größe « L’été » – ñ å ç œ €');
  });

  it('removes characters missing in the bundled fonts', () => {
    expect(drawableText('Swim 🏊 游泳 now')).toBe('Swim now');
  });
});
