import { describe, expect, it } from 'vitest';
import { seedLocales } from '../seed/types';
import { findWrongTerms, parseTermList, readTermList } from './term-list';
import { listTexts } from './texts';

describe.each(seedLocales)('docs/words/%s.md', (locale) => {
  const terms = readTermList(locale);

  it('names a word for each thing', () => {
    expect(terms.length).toBeGreaterThanOrEqual(30);
    expect(terms.filter(({ term }) => term === '')).toEqual([]);
    expect(new Set(terms.map(({ term }) => term)).size).toBe(terms.length);
  });

  it('is kept by every text', () => {
    const wrong = listTexts(locale).flatMap(({ key, text }) =>
      findWrongTerms(text, terms).map((found) => ({ key, ...found })),
    );
    expect(wrong).toEqual([]);
  });
});

describe('a list of terms', () => {
  const list = `Intro with \`code\`.

| Term | Never say | Example |
| --- | --- | --- |
| winkelmand | \`winkelwagen\`, \`cart\` | Leg het pak in je winkelmand. |
| zwembad | | Het zwembad is warm. |`;

  it('is read from its table', () => {
    expect(parseTermList(list)).toEqual([
      { term: 'winkelmand', never: ['winkelwagen', 'cart'] },
      { term: 'zwembad', never: [] },
    ]);
  });

  const terms = parseTermList(list);
  it.each(['In je Winkelwagen.', 'de winkelwagen', 'winkelwagen: leeg'])('finds a wrong word in “%s”', (text) => {
    expect(findWrongTerms(text, terms)).toEqual([{ wrong: 'winkelwagen', term: 'winkelmand' }]);
  });

  it('finds whole words only, and phrases across a no-break space', () => {
    expect(findWrongTerms('winkelwagens, Cartagena', terms)).toEqual([]);
    expect(findWrongTerms('op de\u00a0web shop', [{ term: 'winkel', never: ['de web shop'] }])).toHaveLength(1);
  });
});
