import { describe, expect, it } from 'vitest';
import { seedLocales } from '../seed/types';
import { createTermFinder, parseTermList, readTermList } from './term-list';
import { listTexts } from './texts';

describe.each(seedLocales)('docs/words/%s.md', (locale) => {
  const terms = readTermList(locale);

  it('names a word for each thing', () => {
    expect(terms.length).toBeGreaterThanOrEqual(30);
    expect(terms.filter(({ term }) => term === '')).toEqual([]);
    expect(new Set(terms.map(({ term }) => term)).size).toBe(terms.length);
  });

  it('is kept by every text', () => {
    const find = createTermFinder(terms);
    const wrong = listTexts(locale).flatMap(({ key, text }) => find(text).map((found) => ({ key, ...found })));
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

  const find = createTermFinder(parseTermList(list));
  it.each(['In je Winkelwagen.', 'de winkelwagen', 'winkelwagen: leeg'])('finds a wrong word in “%s”', (text) => {
    expect(find(text)).toEqual([{ wrong: 'winkelwagen', term: 'winkelmand' }]);
  });

  it('finds whole words only, and phrases across a no-break space', () => {
    expect(find('winkelwagens, Cartagena')).toEqual([]);
    expect(createTermFinder([{ term: 'winkel', never: ['De web shop'] }])('op de\u00a0web shop')).toHaveLength(1);
  });
});
