import knex, { type Knex } from 'knex';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ensureAppendOnly } from '../../platform/database/append-only';
import { fillCurrencies, fillGrantCurrencies } from './fill-currencies';

let db: Knex;
beforeEach(async () => {
  db = knex({ client: 'better-sqlite3', connection: ':memory:', useNullAsDefault: true });
  for (const name of ['orders', 'payments', 'refunds', 'grants'])
    await db.schema.createTable(name, (table) => {
      table.increments();
      table.string('currency');
    });
});
afterEach(() => db.destroy());

it('makes rows without a currency euro, and leaves all others', async () => {
  await db('orders').insert([{ currency: null }, { currency: 'SEK' }, { currency: 'EUR' }]);
  await fillCurrencies(db);
  await fillCurrencies(db);
  expect(await db('orders').orderBy('id').pluck('currency')).toEqual(['EUR', 'SEK', 'EUR']);
});

it('fills the currency of grants, whose rows are guarded', async () => {
  await db('grants').insert([{ currency: null }, { currency: 'SEK' }]);
  await ensureAppendOnly({ db: { connection: db } }, 'grants');
  await fillGrantCurrencies(db);
  expect(await db('grants').orderBy('id').pluck('currency')).toEqual(['EUR', 'SEK']);
  await ensureAppendOnly({ db: { connection: db } }, 'grants');
  await fillGrantCurrencies(db);
  await expect(db('grants').update({ currency: 'SEK' })).rejects.toThrow('never changed');
});
