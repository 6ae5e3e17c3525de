import { describe, expect, it } from 'vitest';
import { searchTranscripts, searchWords } from './search-transcripts';

const cue = (start: number, text: string) => ({ start, end: start + 4, text });
const lessons = [
  {
    lesson: 'a',
    cues: [cue(0, 'Blaas bellen.'), cue(4.6, 'Kikkerbenen:\nintrekken, wijd, dicht.'), cue(9, 'Élodie zweeft.')],
  },
  { lesson: 'b', cues: [cue(2, 'Benen lang,'), cue(6, 'armen los.'), cue(10, 'Große Blasen.')] },
];
const search = (query: string) =>
  searchTranscripts(lessons, query).map(({ lesson, seconds, pieces }) => [
    lesson,
    seconds,
    pieces.map(({ text, found }) => (found ? `[${text}]` : text)).join(''),
  ]);

describe('searchTranscripts', () => {
  it('finds words from their beginning, and longer ones inside others', () => {
    expect(search('bla')).toEqual([
      ['a', 0, '[Blaas] bellen.'],
      ['b', 10, 'Große [Blasen].'],
    ]);
    expect(search('benen')).toEqual([
      ['a', 4, '[Kikkerbenen]: intrekken, wijd, dicht.'],
      ['b', 2, '[Benen] lang,'],
    ]);
    expect(search('len')).toEqual([]);
  });

  it('ignores accents, upper case and signs', () => {
    expect(search('  ELODIE!')).toEqual([['a', 9, '[Élodie] zweeft.']]);
    expect(search('grosse')).toEqual([['b', 10, '[Große] Blasen.']]);
  });

  it('needs all words, also when the sentence goes on in the next caption', () => {
    expect(search('benen armen')).toEqual([['b', 2, '[Benen] lang, [armen] los.']]);
    expect(search('benen zweeft bellen')).toEqual([]);
  });

  it('finds nothing without a word', () => {
    for (const query of ['', ' … ', 'a']) expect(search(query)).toEqual([]);
  });
});

it('searches for eight words at most, each once', () => {
  expect(searchWords('Aa aa bb cc dd ee ff gg hh ii')).toEqual(['aa', 'bb', 'cc', 'dd', 'ee', 'ff', 'gg', 'hh']);
});
