import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupHits } from './group-hits';
import { parseSuggestions } from './parse-suggestions';
import type { Group } from './types';
import { normalizeSearchQuery } from '@/lib/core/search-query';

describe('cleanWords', () => {
  it.each([
    ['  Float   Suit ', 'Float Suit'],
    ['a\u0000\tb', 'a b'],
    [null, ''],
    ['x'.repeat(500), 'x'.repeat(100)],
    ['😀'.repeat(101), '😀'.repeat(100)],
  ])('%j -> %j', (given, clean) => {
    expect(normalizeSearchQuery(given)).toBe(clean);
  });

  it('always returns text that fits in a URL and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (given) => {
        const clean = normalizeSearchQuery(given);
        expect(decodeURIComponent(encodeURIComponent(clean))).toBe(clean);
        expect(normalizeSearchQuery(clean)).toBe(clean);
      }),
    );
  });
});

describe('groupHits', () => {
  it('puts products first, keeps the order within a group and drops empty groups', () => {
    const hit = (group: Group, title: string) => ({ group, title });
    const hits = [hit('page', 'a'), hit('product', 'b'), hit('academy', 'c'), hit('product', 'd')];
    expect(groupHits(hits).map(({ group, hits: own }) => [group, own.map(({ title }) => title)])).toEqual([
      ['product', ['b', 'd']],
      ['academy', ['c']],
      ['page', ['a']],
    ]);
  });
});

describe('readSuggestions', () => {
  it('parses suggestions and rejects other responses', () => {
    const good = { group: 'page', title: 'Over ons', path: '/over-ons', image: null, price: null };
    expect(parseSuggestions({ data: [good] })).toEqual([good]);
    expect(() => parseSuggestions({ data: 'x' })).toThrow();
    expect(() => parseSuggestions({ data: [{ ...good, path: 'https://elsewhere.example' }] })).toThrow();
    expect(() => parseSuggestions(null)).toThrow();
  });
});
