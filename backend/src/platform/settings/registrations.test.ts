import knexOf from 'knex';
import { expect, it } from 'vitest';
import { readRegistrations } from './registrations';

it('are those of the country of a domain, and of all countries on the English one', async () => {
  const db = knexOf({ client: 'better-sqlite3', connection: ':memory:', useNullAsDefault: true });
  await db.schema.createTable('site_settings', (table) => {
    table.integer('id');
    table.string('locale');
  });
  await db.schema.createTable('site_settings_cmps', (table) => {
    for (const column of ['entity_id', 'cmp_id', 'order']) table.integer(column);
    table.string('field');
  });
  await db.schema.createTable('components_shop_registrations', (table) => {
    table.integer('id');
    for (const column of ['country', 'scheme', 'number']) table.string(column);
  });
  await db('site_settings').insert({ id: 1, locale: 'nl' });
  const numbers = [
    { id: 1, country: 'fr', scheme: 'Citeo', number: 'FR1' },
    { id: 2, country: 'de', scheme: 'LUCID', number: 'DE1' },
  ];
  await db('components_shop_registrations').insert(numbers);
  for (const { id } of numbers)
    await db('site_settings_cmps').insert({ entity_id: 1, cmp_id: id, order: id, field: 'registrations' });
  expect(await readRegistrations(db, 'de')).toEqual([{ scheme: 'LUCID', number: 'DE1' }]);
  expect((await readRegistrations(db, 'en')).map(({ number }) => number)).toEqual(['FR1', 'DE1']);
  await db.destroy();
});
