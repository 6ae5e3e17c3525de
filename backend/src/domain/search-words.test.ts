import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countSlips, letterMask, pickSimilar, queryWords, splitWords } from './search-words';

describe('queryWords', () => {
  it.each([
    ['Überraschung für ÉLÈVES', ['uberraschung', 'fur', 'eleves']],
    ['  pak   pak  ', ['pak']],
    ['"drijfpak" OR title:* NEAR(a b) -x', ['drijfpak', 'or', 'title', 'near', 'a', 'b', 'x']],
    ["'; drop table words_nl; --", ['drop', 'table', 'words', 'nl']],
    ['\0 \u202e %_*()^"', []],
    ['', []],
  ])('%j', (query, words) => {
    expect(queryWords(query)).toEqual(words);
  });

  it('takes a bounded number of bounded words of letters and digits, whatever comes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (query) => {
        const words = queryWords(query);
        expect(words.length).toBeLessThanOrEqual(8);
        for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}]{1,80}$/u);
      }),
    );
  });

  it('reads texts and queries alike', () => {
    expect(splitWords('Straße Ænima smörgås')).toEqual(['strasse', 'aenima', 'smorgas']);
  });
});

describe('countSlips', () => {
  it.each([
    ['drijfpak', 'drijfpak', 0],
    ['drjifpak', 'drijfpak', 1],
    ['drifpak', 'drijfpak', 1],
    ['drijffpak', 'drijfpak', 1],
    ['trijfpak', 'drijfpak', 1],
    ['', 'abc', 3],
  ])('%s for %s is %i', (a, b, slips) => {
    expect([countSlips(a, b), countSlips(b, a)]).toEqual([slips, slips]);
  });
});

describe('pickSimilar', () => {
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
    expect(pickSimilar(typed, words, 3)).toEqual(similar);
  });

  it('never leaves out what is near enough', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcz'), minLength: 4, maxLength: 12 });
    fc.assert(
      fc.property(letters, letters, (typed, word) => {
        const isNear = countSlips(typed, word) <= (typed.length < 8 ? 1 : 2);
        const picked = pickSimilar(typed, [{ word, mask: letterMask(word) }], 1);
        if (isNear) expect(picked).toEqual([word]);
      }),
    );
  });

  it('names the nearest first, and no more than asked', () => {
    expect(pickSimilar('zwembda', words, 1)).toEqual(['zwembad']);
  });
});
