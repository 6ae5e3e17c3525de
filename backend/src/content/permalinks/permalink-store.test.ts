import knexOf, { type Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Permalink,
  findPermalinks,
  readPreviousPermalinks,
  readLiveLanguages,
  storePermalinks,
} from './permalink-store';

/** Also runs on PostgreSQL if `DATABASE_URL` is set. */
const DATABASES: [string, Knex.Config][] = [
  ['SQLite', { client: 'better-sqlite3', connection: ':memory:', useNullAsDefault: true }],
  ...(process.env.DATABASE_URL
    ? [
        [
          'PostgreSQL',
          { client: 'postgres', connection: process.env.DATABASE_URL, searchPath: ['addresses_probe'] },
        ] as [string, Knex.Config],
      ]
    : []),
];

describe.each(DATABASES)('permalink store on %s', (name, config) => {
  let db: Knex;
  let at = 0;
  const address = (path: string, entry = 'a', language = 'nl'): Permalink => ({
    kind: 'product',
    language,
    path,
    entry,
  });
  const store = (live: Permalink[], id?: string) =>
    storePermalinks(db, live, { kind: 'product', id, now: new Date((at += 1000)) });
  const left = async () => (await readPreviousPermalinks(db)).map(({ locale, path, id }) => `${locale} ${path} ${id}`);

  beforeAll(async () => {
    db = knexOf(config);
    if (name === 'PostgreSQL') await db.raw('create schema addresses_probe');
  });
  beforeEach(async () => {
    at = 0;
    await db.schema.dropTableIfExists('entry_addresses');
    await db.schema.createTable('entry_addresses', (table) => {
      table.increments('id');
      for (const column of ['document_id', 'kind', 'language', 'path', 'entry']) table.text(column);
      for (const column of ['left_at', 'created_at', 'updated_at', 'published_at']) table.datetime(column);
      table.unique(['kind', 'language', 'path']);
    });
  });
  afterAll(async () => {
    if (name === 'PostgreSQL') await db.raw('drop schema addresses_probe cascade');
    await db.destroy();
  });

  it('stores previous permalinks, newest first, and returns whether anything changed', async () => {
    expect(await store([address('one'), address('eins', 'a', 'de')])).toBe(true);
    expect(await store([address('one'), address('eins', 'a', 'de')])).toBe(false);
    expect(await store([address('two'), address('eins', 'a', 'de')])).toBe(true);
    expect(await store([address('three')])).toBe(true);
    expect(await left()).toEqual(['nl two a', 'nl one a', 'de eins a']);
    expect(await store([address('one')])).toBe(true);
    expect(await left()).toEqual(['nl three a', 'nl two a', 'de eins a']);
  });

  it('reassigns a permalink to its new entry in any order of updates', async () => {
    await store([address('one'), address('other', 'b')]);
    expect(await store([address('one', 'b')], 'b')).toBe(true);
    expect(await store([address('two')], 'a')).toBe(true);
    expect(await left()).toEqual(['nl other b']);
    await store([], 'b');
    expect(await left()).toEqual(['nl one b', 'nl other b']);
  });

  it('finds permalinks by route in every language', async () => {
    await store([address('one'), address('one', 'b', 'de'), address('zwei', 'a', 'de')]);
    await store([address('one', 'b', 'de'), address('zwei', 'a', 'de')]);
    const found = await findPermalinks(db, [
      { kind: 'product', path: 'one' },
      { kind: 'page', path: 'zwei' },
    ]);
    expect(found.map(({ language, entry, live }) => [language, entry, live]).sort()).toEqual([
      ['de', 'b', true],
      ['nl', 'a', false],
    ]);
    expect(await readLiveLanguages(db, ['a'])).toEqual([{ entry: 'a', language: 'de' }]);
    expect(await findPermalinks(db, [])).toEqual([]);
  });

  it('handles thousands of permalinks', async () => {
    const many = Array.from({ length: 2_500 }, (_, index) => address(`p${index}`, `e${index}`));
    await store(many);
    await store(many.slice(0, 100));
    expect(await left()).toHaveLength(2_400);
  });
});
