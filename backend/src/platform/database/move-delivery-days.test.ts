import knex, { type Knex } from 'knex';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { moveDays } from './move-delivery-days';

let db: Knex;
beforeEach(() => {
  db = knex({ client: 'better-sqlite3', connection: ':memory:', useNullAsDefault: true });
});
afterEach(() => db.destroy());

async function makeOldTables(): Promise<void> {
  await db.schema.createTable('shipping_countries', (table) => table.string('iso'));
  await db.schema.createTable('site_settings', (table) => {
    table.string('locale');
    table.integer('delivery_min_days');
    table.integer('delivery_max_days');
  });
  await db('shipping_countries').insert([{ iso: 'nl' }, { iso: 'de' }]);
  await db('site_settings').insert([
    { locale: 'de', delivery_min_days: 9, delivery_max_days: 9 },
    { locale: 'nl', delivery_min_days: 2, delivery_max_days: 4 },
  ]);
}

it('gives every country the days of the shop, once', async () => {
  await makeOldTables();
  await moveDays(db);
  const moved = [
    { iso: 'nl', min_days: 2, max_days: 4 },
    { iso: 'de', min_days: 2, max_days: 4 },
  ];
  expect(await db('shipping_countries')).toEqual(moved);
  await db('site_settings').update({ delivery_min_days: 7 });
  await moveDays(db);
  expect(await db('shipping_countries')).toEqual(moved);
});

it('leaves a new database and a newer one alone', async () => {
  await moveDays(db);
  expect(await db.schema.hasTable('shipping_countries')).toBe(false);
  await makeOldTables();
  await db.schema.alterTable('site_settings', (table) => table.dropColumn('delivery_min_days'));
  await moveDays(db);
  expect(await db.schema.hasColumn('shipping_countries', 'min_days')).toBe(false);
});
