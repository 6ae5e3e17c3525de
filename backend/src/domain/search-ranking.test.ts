import { describe, expect, it } from 'vitest';
import { matchExpression, rankEntries, type SearchTerm } from './search-ranking';
import { splitTerms } from './search-terms-and-typos';

const known = (word: string, holding: string[] = []): SearchTerm => ({ word, containing: holding, similar: [] });
const candidate = (title: string, order = 0, summary = '') => ({
  title,
  words: { title: splitTerms(title), summary: splitTerms(summary) },
  order,
});

describe('rankEntries', () => {
  it('ranks titles before texts, and closer matches first', () => {
    const titles = ['About us', 'Zwempak', 'Pakket', 'Een pak', 'Pak'];
    const ranked = rankEntries(
      titles.map((title) => candidate(title)),
      [known('pak', ['zwempak'])],
    );
    expect(ranked.map(({ title }) => title)).toEqual(['Pak', 'Een pak', 'Pakket', 'Zwempak', 'About us']);
  });

  it('prefers all terms in the title, then in the summary, then the order of kinds and titles', () => {
    const entries = [
      candidate('Les twee', 2),
      candidate('Les een', 2),
      candidate('Les drie', 1),
      candidate('Les nul', 3, 'mini'),
      candidate('Les Mini', 9),
    ];
    const ranked = rankEntries(entries, [known('les'), known('mini')]);
    expect(ranked.map(({ title }) => title)).toEqual(['Les Mini', 'Les nul', 'Les drie', 'Les een', 'Les twee']);
  });

  it('prefers a product to an article that mentions it in title and summary', () => {
    const entries = [
      candidate('Badges and the suit', 3, 'Where a suit helps'),
      candidate('A suit', 0, 'Learn to swim'),
    ];
    const ranked = rankEntries(entries, [known('suit')]);
    expect(ranked.map(({ title }) => title)).toEqual(['A suit', 'Badges and the suit']);
  });

  it('ranks a typo below an exact match', () => {
    const slip: SearchTerm = { word: 'zwotter', containing: [], similar: ['zwotters'] };
    const ranked = rankEntries([candidate('Blog'), candidate('Zwotters', 5)], [slip]);
    expect(ranked.map(({ title }) => title)).toEqual(['Zwotters', 'Blog']);
  });
});

describe('matchExpression', () => {
  it('quotes every term', () => {
    expect(matchExpression([known('near'), { word: 'or', containing: ['a"b'], similar: ['c'] }], 'AND')).toBe(
      '("near"*) AND ("or"* OR "ab" OR "c")',
    );
  });
});
