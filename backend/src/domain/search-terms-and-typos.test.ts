import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, letterMask, findSimilarTerms, queryTerms, splitTerms } from './search-terms-and-typos';

describe('queryTerms', () => {
  it.each([
    ['Überraschung für ÉLÈVES', ['uberraschung', 'fur', 'eleves']],
    ['  pak   pak  ', ['pak']],
    ['"drijfpak" OR title:* NEAR(a b) -x', ['drijfpak', 'or', 'title', 'near', 'a', 'b', 'x']],
    ["'; drop table words_nl; --", ['drop', 'table', 'words', 'nl']],
    ['\0 \u202e %_*()^"', []],
    ['', []],
  ])('%j', (query, words) => {
    expect(queryTerms(query)).toEqual(words);
  });

  it('returns a limited number of limited terms of letters and digits for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (query) => {
        const words = queryTerms(query);
        expect(words.length).toBeLessThanOrEqual(8);
        for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}]{1,80}$/u);
      }),
    );
  });

  it('splits texts and queries alike', () => {
    expect(splitTerms('Straße Ænima smörgås')).toEqual(['strasse', 'aenima', 'smorgas']);
  });
});

describe('editDistance', () => {
  it.each([
    ['drijfpak', 'drijfpak', 0],
    ['drjifpak', 'drijfpak', 1],
    ['drifpak', 'drijfpak', 1],
    ['drijffpak', 'drijfpak', 1],
    ['trijfpak', 'drijfpak', 1],
    ['', 'abc', 3],
  ])('%s for %s is %i', (a, b, slips) => {
    expect([editDistance(a, b), editDistance(b, a)]).toEqual([slips, slips]);
  });
});

describe('findSimilarTerms', () => {
  const words = ['drijfpak', 'drijfvermogen', 'zwembad', 'zwembril', 'zwotter', 'bad'].map((word) => ({
    word,
    mask: letterMask(word),
  }));

  it.each([
    ['drjifpak', ['drijfpak']],
    ['zwoter', ['zwotter']],
    // Typed so far.
    ['drifverm', ['drijfvermogen']],
    // Too short for a slip, or too far from everything.
    ['bda', []],
    ['xyzzy', []],
  ])('%s -> %j', (typed, similar) => {
    expect(findSimilarTerms(typed, words, 3)).toEqual(similar);
  });

  it('finds every term within the allowed distance', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcz'), minLength: 4, maxLength: 12 });
    fc.assert(
      fc.property(letters, letters, (typed, word) => {
        const isNear = editDistance(typed, word) <= (typed.length < 8 ? 1 : 2);
        const picked = findSimilarTerms(typed, [{ word, mask: letterMask(word) }], 1);
        if (isNear) expect(picked).toEqual([word]);
      }),
    );
  });

  it('returns the nearest first and respects the limit', () => {
    expect(findSimilarTerms('zwembda', words, 1)).toEqual(['zwembad']);
  });
});
