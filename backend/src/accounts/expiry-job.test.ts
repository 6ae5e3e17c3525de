import type { Core } from '@strapi/strapi';
import knex from 'knex';
import { expect, it, vi } from 'vitest';
import { accountExpiryJob } from './expiry-job';

it('a table that can not be cleaned keeps no other from being', async () => {
  const db = knex({ client: 'better-sqlite3', connection: ':memory:', useNullAsDefault: true });
  const old = new Date(0);
  // Without sessions and invitations.
  for (const [table, column] of [
    ['account_codes', 'expires_at'],
    ['account_devices', 'last_seen'],
  ] as const) {
    await db.schema.createTable(table, (made) => made.datetime(column));
    await db(table).insert([{ [column]: old }, { [column]: new Date() }]);
  }
  const error = vi.fn();
  await accountExpiryJob({ db: { connection: db }, log: { error } } as unknown as Core.Strapi).run();
  expect(await Promise.all(['account_codes', 'account_devices'].map((table) => db(table).pluck('rowid')))).toEqual([
    [2],
    [2],
  ]);
  expect(error).toHaveBeenCalledTimes(2);
  await db.destroy();
});
