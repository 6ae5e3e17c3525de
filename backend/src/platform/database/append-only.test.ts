import knexOf, { type Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ensureAppendOnly } from './append-only';

const TABLE = 'append_only_probe';

/** Also on PostgreSQL when `DATABASE_URL` is set. */
const DATABASES: [string, Knex.Config][] = [
  ['SQLite', { client: 'better-sqlite3', connection: ':memory:', useNullAsDefault: true }],
  ...(process.env.DATABASE_URL
    ? [['PostgreSQL', { client: 'postgres', connection: process.env.DATABASE_URL }] as [string, Knex.Config]]
    : []),
];

describe.each(DATABASES)('append-only rows on %s', (_name, config) => {
  let db: Knex;
  const ensure = (except?: string[]) => ensureAppendOnly({ db: { connection: db } }, TABLE, except ? { except } : {});
  const read = () => db(TABLE).select('amount', 'file').orderBy('id');

  beforeAll(() => {
    db = knexOf(config);
  });
  beforeEach(async () => {
    await db.schema.dropTableIfExists(TABLE);
    await db.schema.createTable(TABLE, (table) => {
      table.increments('id');
      table.integer('amount');
      table.string('file');
      table.jsonb('data');
    });
    await ensure();
    await db(TABLE).insert([
      { amount: 5, data: '{"a":1}' },
      { amount: 7, data: null },
    ]);
  });
  afterAll(async () => {
    await db.schema.dropTableIfExists(TABLE);
    await db.destroy();
  });

  it('can be inserted, but not updated or deleted', async () => {
    await expect(db(TABLE).update({ amount: 6 })).rejects.toThrow(/never changed/);
    await expect(db(TABLE).where({ amount: 5 }).update({ file: 'x' })).rejects.toThrow(/never changed/);
    await expect(db(TABLE).where({ amount: 5 }).delete()).rejects.toThrow(/never changed/);
    await expect(db(TABLE).truncate()).rejects.toThrow(/never changed/);
    await db(TABLE).insert({ amount: 9 });
    expect(await read()).toEqual([
      { amount: 5, file: null },
      { amount: 7, file: null },
      { amount: 9, file: null },
    ]);
  });

  it('can be updated only in the excepted columns', async () => {
    await ensure(['file']);
    await db(TABLE).where({ amount: 5 }).update({ file: 'a.pdf' });
    await expect(db(TABLE).where({ amount: 5 }).update({ file: 'b.pdf', amount: 1 })).rejects.toThrow(/never changed/);
    await expect(db(TABLE).where({ amount: 7 }).update({ data: '{}' })).rejects.toThrow(/never changed/);
    await expect(db(TABLE).delete()).rejects.toThrow(/never changed/);
    expect((await read())[0]).toEqual({ amount: 5, file: 'a.pdf' });
  });

  it('survive restarts, a changed rule, a new column and a rebuilt table', async () => {
    await ensure();
    await ensure(['file']);
    await ensure();
    await expect(db(TABLE).update({ file: 'x' })).rejects.toThrow(/never changed/);
    await ensure(['file']);
    await db.schema.alterTable(TABLE, (table) => table.integer('later'));
    await ensure(['file']);
    await expect(db(TABLE).update({ later: 1 })).rejects.toThrow(/never changed/);
    await db.schema.dropTable(TABLE);
    await db.schema.createTable(TABLE, (table) => {
      table.increments('id');
      table.integer('amount');
      table.string('file');
    });
    await ensure(['file']);
    await db(TABLE).insert({ amount: 1 });
    await expect(db(TABLE).delete()).rejects.toThrow(/never changed/);
  });
});
