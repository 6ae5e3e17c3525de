import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findMatch } from './find-match';

const marked = (text: string, typed: string): string => {
  const match = findMatch(text, typed);
  return match ? `${text.slice(0, match[0])}[${text.slice(...match)}]${text.slice(match[1])}` : text;
};

it.each([
  ['Zwotter Classic drijfpak', 'zwot', '[Zwot]ter Classic drijfpak'],
  ['Zwotter Classic drijfpak', 'CLASSIC DRIJF', 'Zwotter [Classic drijf]pak'],
  // Not together: the longest word that is there.
  ['Zwotter Classic drijfpak', 'drijfpak zwotter', 'Zwotter Classic [drijfpak]'],
  ['Zwotter Classic drijfpak', 'zwotter zwembroek', '[Zwotter] Classic drijfpak'],
  // The beginning of a word before its middle.
  ['Schwimmkurs für den Kurs', 'kurs', 'Schwimmkurs für den [Kurs]'],
  ['Drijfpak', 'pak', 'Drijf[pak]'],
  ['Leçon vidéo', 'lecon', '[Leçon] vidéo'],
  ['Lec\u0327on video', 'leçon', '[Lec\u0327on] video'],
  ['Bañador flotador', 'banador', '[Bañador] flotador'],
  ['🏊 Simglasögon', 'simglaso', '🏊 [Simglasö]gon'],
  ['Zwotter Pro', 'goggles', 'Zwotter Pro'],
  ['Zwotter Pro', '  ', 'Zwotter Pro'],
  ['C++ (.*)', '.*', 'C++ ([.*])'],
])('%s, typed %s: %s', (text, typed, expected) => {
  expect(marked(text, typed)).toBe(expected);
});

it('finds any part of a text in it, within its ends', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, typed) => {
      const [start, end] = findMatch(text, typed) ?? [0, 0];
      expect(start).toBeLessThanOrEqual(end);
      expect(end).toBeLessThanOrEqual(text.length);
    }),
  );
});
