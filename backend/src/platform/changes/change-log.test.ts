import knexOf, { type Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDocumentId } from '../database/row-helpers';
import { appendChange, readChanges, readCursor, restartLog } from './change-log';

/** Also runs on PostgreSQL if `DATABASE_URL` is set. */
const DATABASES: [string, Knex.Config][] = [
  ['SQLite', { client: 'better-sqlite3', connection: ':memory:', useNullAsDefault: true }],
  ...(process.env.DATABASE_URL
    ? [
        ['PostgreSQL', { client: 'postgres', connection: process.env.DATABASE_URL, searchPath: ['changes_probe'] }] as [
          string,
          Knex.Config,
        ],
      ]
    : []),
];

describe.each(DATABASES)('change log on %s', (name, config) => {
  let db: Knex;
  const append = (...tags: string[]): Promise<void> => db.transaction((trx) => appendChange(trx, tags, new Date()));
  const cursor = async (): Promise<string> => (await readCursor(db)) ?? '';
  const since = async (from: string) => {
    const changes = await readChanges(db, from);
    return changes && [...changes.tags];
  };

  beforeAll(async () => {
    db = knexOf(config);
    if (name === 'PostgreSQL') await db.raw('create schema changes_probe');
  });
  beforeEach(async () => {
    await db.schema.dropTableIfExists('changes');
    await db.schema.createTable('changes', (table) => {
      table.increments('id');
      table.text('document_id');
      table.jsonb('tags');
      for (const column of ['created_at', 'updated_at', 'published_at']) table.datetime(column);
    });
  });
  afterAll(async () => {
    if (name === 'PostgreSQL') await db.raw('drop schema changes_probe cascade');
    await db.destroy();
  });

  it('tells what changed after a change, and where to continue', async () => {
    expect(await readCursor(db)).toBeNull();
    await append('page', 'page:1');
    const first = await cursor();
    expect(await readChanges(db, first)).toEqual({ cursor: first, tags: new Set() });
    await append('page', 'page:2');
    await append('redirect');
    expect(await readChanges(db, first)).toEqual({
      cursor: await cursor(),
      tags: new Set(['page', 'page:2', 'redirect']),
    });
  });

  it('does not know what it never had, had too long ago, or has lost', async () => {
    await append('page');
    const first = await cursor();
    expect(await since('nothing')).toBeNull();
    expect(await since('\0')).toBeNull();
    expect(await since(createDocumentId())).toBeNull();
    const others = Array.from({ length: 4_999 }, () => ({ document_id: createDocumentId(), tags: '[]' }));
    const second = others[0]?.document_id ?? '';
    await db.batchInsert('changes', others, 100);
    expect(await since(first)).toEqual([]);
    await append('article');
    expect(await since(first)).toBeNull();
    expect(await since(second)).toEqual(['article']);

    // A backup from before the last change, and a new one that gets its number.
    const lost = await cursor();
    await db('changes').where({ document_id: lost }).delete();
    if (name === 'SQLite') await db('sqlite_sequence').update({ seq: 5_000 });
    else await db.raw("select setval('changes_probe.changes_id_seq', 5000)");
    await append('level');
    expect(await since(lost)).toBeNull();
    expect(await since(second)).toEqual(['level']);
  });

  it('knows nothing of the time before it began anew', async () => {
    await append('page');
    const first = await cursor();
    await db.transaction((trx) => restartLog(trx, new Date()));
    expect(await since(first)).toBeNull();
    expect(await since(await cursor())).toEqual([]);
    await append('article');
    expect(await db('changes').pluck('id')).toHaveLength(2);
  });

  it.runIf(name === 'PostgreSQL')('numbers changes in the order in which they become visible', async () => {
    await append('first');
    const first = await cursor();
    const slow = await db.transaction();
    await appendChange(slow, ['slow'], new Date());
    const fast = append('fast');
    // Waits for the slow one: else a reader would see it, continue after it, and never see the slow one.
    expect(await since(first)).toEqual([]);
    await slow.commit();
    await fast;
    expect(await since(first)).toEqual(['slow', 'fast']);
  });
});
