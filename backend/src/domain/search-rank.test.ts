import { describe, expect, it } from 'vitest';
import { matchExpression, rankCandidates, type SearchedWord } from './search-rank';
import { splitWords } from './search-words';

const known = (word: string, holding: string[] = []): SearchedWord => ({ word, holding, similar: [] });
const candidate = (title: string, order = 0, summary = '') => ({
  title,
  words: { title: splitWords(title), summary: splitWords(summary) },
  order,
});

describe('rankCandidates', () => {
  it('puts titles before texts, and nearer words before others', () => {
    const titles = ['About us', 'Zwempak', 'Pakket', 'Een pak', 'Pak'];
    const ranked = rankCandidates(
      titles.map((title) => candidate(title)),
      [known('pak', ['zwempak'])],
    );
    expect(ranked.map(({ title }) => title)).toEqual(['Pak', 'Een pak', 'Pakket', 'Zwempak', 'About us']);
  });

  it('wants all words in the title, then those of the summary, then the order of kinds and titles', () => {
    const entries = [
      candidate('Les twee', 2),
      candidate('Les een', 2),
      candidate('Les drie', 1),
      candidate('Les nul', 3, 'mini'),
      candidate('Les Mini', 9),
    ];
    const ranked = rankCandidates(entries, [known('les'), known('mini')]);
    expect(ranked.map(({ title }) => title)).toEqual(['Les Mini', 'Les nul', 'Les drie', 'Les een', 'Les twee']);
  });

  it('counts a slip as found, below the word itself', () => {
    const slip: SearchedWord = { word: 'zwotter', holding: [], similar: ['zwotters'] };
    const ranked = rankCandidates([candidate('Blog'), candidate('Zwotters', 5)], [slip]);
    expect(ranked.map(({ title }) => title)).toEqual(['Zwotters', 'Blog']);
  });
});

describe('matchExpression', () => {
  it('quotes every word', () => {
    expect(matchExpression([known('near'), { word: 'or', holding: ['a"b'], similar: ['c'] }], 'AND')).toBe(
      '("near"*) AND ("or"* OR "ab" OR "c")',
    );
  });
});
