import knex, { type Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { together } from './together';

let db: Knex;
beforeAll(async () => {
  db = knex({ client: 'better-sqlite3', connection: { filename: ':memory:' }, useNullAsDefault: true });
  await db.schema.createTable('orders', (table) => {
    table.increments('id');
    table.string('name').unique();
  });
  await db.schema.createTable('order_lines', (table) => {
    table.increments('id');
    table.integer('order_id');
    table.string('title');
  });
});
afterAll(() => db.destroy());

const insert = (name: string) => db('orders').insert({ name }).onConflict().ignore().returning('id');

describe('together', () => {
  it('returns the rows of each statement and passes ids on', async () => {
    const result = await together<{ order: { id: number }; lines: { order_id: number; title: string } }>(db, {
      order: insert('first'),
      lines: (idOf) =>
        db('order_lines')
          .insert(['suit', 'lesson'].map((title) => ({ order_id: idOf('order'), title })))
          .returning(['order_id', 'title']),
    });
    const [{ id } = { id: 0 }] = result.order;
    expect(result.lines).toEqual(['suit', 'lesson'].map((title) => ({ order_id: id, title })));
  });

  it('passes on NULL for a row that was not written, and returns no rows for what is not needed', async () => {
    await insert('taken');
    const result = await together<{ order: object; lines: { order_id: number | null }; none: object }>(db, {
      order: insert('taken'),
      lines: (idOf) =>
        db('order_lines')
          .insert({ order_id: idOf('order') })
          .returning(['order_id']),
      none: null,
    });
    expect(result).toEqual({ order: [], lines: [{ order_id: null }], none: [] });
  });

  it('writes nothing when one statement fails', async () => {
    const failing = together(db, { order: insert('undone'), other: db('nowhere').select('id') });
    await expect(failing).rejects.toThrow('nowhere');
    expect(await db('orders').where({ name: 'undone' })).toEqual([]);
  });

  it('takes part in a transaction', async () => {
    const broken = db.transaction(async (trx) => {
      await together(trx, { order: trx('orders').insert({ name: 'undone' }).returning('id') });
      throw new Error('later');
    });
    await expect(broken).rejects.toThrow('later');
    expect(await db('orders').where({ name: 'undone' })).toEqual([]);
  });

  it('is one statement on PostgreSQL, whose expressions hide no table', async () => {
    const statements: string[] = [];
    const postgres = knex({ client: 'pg' });
    postgres.client.acquireConnection = async () => ({});
    postgres.client.releaseConnection = async () => {};
    postgres.client.query = async (_: unknown, { sql }: { sql: string }) => {
      statements.push(sql);
      return { response: { command: 'SELECT', rows: [{ orders: [{ id: 1 }] }] }, output: undefined };
    };
    postgres.client.processResponse = () => [{ orders: [{ id: 1 }] }];
    const result = await together<{ orders: { id: number } }>(postgres, {
      orders: postgres('orders').insert({ name: 'first' }).returning('id'),
      lines: (idOf) =>
        postgres('order_lines')
          .insert({ order_id: idOf('orders') })
          .returning('id'),
    });
    expect(result.orders).toEqual([{ id: 1 }]);
    expect(statements).toEqual([
      'with "its_orders" as (insert into "orders" ("name") values (?) returning "id"), ' +
        '"its_lines" as (insert into "order_lines" ("order_id") values ((select id from "its_orders")) returning "id") ' +
        `select (select coalesce(json_agg("its_orders".*), '[]') from "its_orders") as "orders", ` +
        `(select coalesce(json_agg("its_lines".*), '[]') from "its_lines") as "lines"`,
    ]);
  });
});
