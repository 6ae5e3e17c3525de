import { describe, expect, it } from 'vitest';
import { matchExpression, rankCandidates, type SearchedWord } from './search-rank';

const known = (word: string, holding: string[] = []): SearchedWord => ({ word, holding, similar: [] });
const candidate = (title: string, weight = -1) => ({ id: title, title, weight });

describe('rankCandidates', () => {
  it('puts titles before texts, and nearer words before others', () => {
    const titles = ['About us', 'Zwempak', 'Pakket', 'Een pak', 'Pak'];
    const ranked = rankCandidates(
      titles.map((title) => candidate(title)),
      [known('pak', ['zwempak'])],
    );
    expect(ranked.map(({ title }) => title)).toEqual(['Pak', 'Een pak', 'Pakket', 'Zwempak', 'About us']);
  });

  it('wants all words in the title, then what the engine found best', () => {
    const entries = [candidate('Zwotter pak pak', -9), candidate('Zwotter Mini', -1), candidate('Mini', -5)];
    const ranked = rankCandidates(entries, [known('zwotter'), known('mini')]);
    expect(ranked.map(({ title }) => title)).toEqual(['Zwotter Mini', 'Zwotter pak pak', 'Mini']);
    const equals = [candidate('Les twee', -1), candidate('Les een', -2)];
    expect(rankCandidates(equals, [known('les')]).map(({ title }) => title)).toEqual(['Les een', 'Les twee']);
  });

  it('counts a slip as found, below the word itself', () => {
    const slip: SearchedWord = { word: 'zwotter', holding: [], similar: ['zwotters'] };
    const ranked = rankCandidates([candidate('Blog', -9), candidate('Zwotters')], [slip]);
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
