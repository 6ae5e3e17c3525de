import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SearchEntry, SearchIndex } from './search-index';

let dir = '';
let index: SearchIndex;
const file = (): string => path.join(dir, 'search.db');

const entry = (id: string, title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  kind: 'article',
  id,
  locale: 'nl',
  version: '1',
  title,
  summary: '',
  text: '',
  ...more,
});
const found = (query: string, locale: SearchEntry['locale'] = 'nl'): string[] =>
  index.search(locale, query, 20).map(({ id }) => id);

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'search-'));
  index = new SearchIndex(file());
});
afterEach(() => {
  index.close();
  rmSync(dir, { recursive: true, force: true });
});

describe('SearchIndex', () => {
  it('finds prefixes, substrings, typos and words without accents, titles first', () => {
    index.put([
      entry('text', 'Blog', { text: 'over het drijfpak' }),
      entry('title', 'Drijfpak'),
      entry('other', 'Crème brûlée'),
    ]);
    for (const query of ['drijfpak', 'DRIJF', 'pak', 'drjifpak', 'drijfpaak'])
      expect([query, ...found(query)]).toEqual([query, 'title', 'text']);
    expect([found('creme'), found('BRÛLÉE'), found('kano')]).toEqual([['other'], ['other'], []]);
  });

  it('keeps languages apart', () => {
    index.put([entry('nl', 'Zwemmen'), entry('de', 'Schwimmen', { locale: 'de' })]);
    expect([found('zwemmen', 'de'), found('schwimmen', 'de'), found('schwimmen')]).toEqual([[], ['de'], []]);
  });

  it('requires every word, or some of them if no entry has all', () => {
    index.put([entry('a', 'Zwemmen leren'), entry('b', 'Zwemmen')]);
    expect(found('zwemmen leren')).toEqual(['a']);
    expect(found('zwemmen onzin')).toEqual(['b', 'a']);
  });

  it('drops replaced and removed entries', () => {
    index.put([entry('a', 'Zwemmen')]);
    index.put([entry('a', 'Duiken', { version: '2' })]);
    expect([found('zwemmen'), found('duiken')]).toEqual([[], ['a']]);
    expect(index.versions('nl', 'article')).toEqual(new Map([['a', '2']]));
    index.remove('nl', 'article', ['a']);
    expect([found('duiken'), found('duikne'), index.versions('nl', 'article').size]).toEqual([[], [], 0]);
  });

  it.each(['"', "' or 1=1 --", 'a* NEAR/2 b', '{title}: x', '(((', 'title:', '-', '\0', '😀', 'x'.repeat(5000), '^"a'])(
    'takes %j as text',
    (query) => {
      index.put([entry('a', 'Zwemmen')]);
      expect(found(query)).toEqual([]);
      expect(found('zwemmen')).toEqual(['a']);
    },
  );

  it('recreates an unreadable file', () => {
    index.put([entry('a', 'Zwemmen')]);
    index.close();
    writeFileSync(file(), 'this is no database, but it is longer than the head of one '.repeat(20));
    index = new SearchIndex(file());
    expect(found('zwemmen')).toEqual([]);
    index.put([entry('a', 'Zwemmen')]);
    expect(found('zwemmen')).toEqual(['a']);
  });
});
