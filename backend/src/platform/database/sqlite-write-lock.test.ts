import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import knexOf, { type Knex } from 'knex';
import { afterAll, expect, it } from 'vitest';
import { lockAtBegin } from './sqlite-write-lock';

const dir = mkdtempSync(path.join(tmpdir(), 'write-lock-'));
const filename = path.join(dir, 'shop.db');
const afterCreate = (connection: Database, done: (error: Error | null, connection: Database) => void): void => {
  connection.pragma('busy_timeout = 0');
  lockAtBegin(connection);
  done(null, connection);
};
const connect = (): Knex =>
  knexOf({
    client: 'better-sqlite3',
    connection: { filename },
    useNullAsDefault: true,
    pool: { min: 1, max: 1, afterCreate },
  });
const connections = [connect(), connect()] as const;
afterAll(async () => {
  await Promise.all(connections.map((db) => db.destroy()));
  rmSync(dir, { recursive: true, force: true });
});

it('a transaction that has only read yet keeps other processes from writing', async () => {
  const [own, other] = connections;
  await own.raw('create table things (id integer primary key)');
  await own.transaction(async (trx) => {
    await trx('things').select('id');
    await expect(other('things').insert({ id: 1 })).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    await trx('things').insert({ id: 2 });
  });
  expect(await other('things').pluck('id')).toEqual([2]);
});
