import knexOf, { type Knex } from 'knex';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepOldOptions, restoreOldOptions } from '../../src/catalog/options/move-options';

const VARIANT = 'api::product-variant.product-variant';
const LOCALES = ['nl', 'en', 'de', 'es', 'fr', 'sv'];
/** A schema of its own beside the shop's, on PostgreSQL. */
const SCHEMA = 'moved_options';
const url = process.env.DATABASE_URL;

let db: Knex;
beforeEach(async () => {
  db = url
    ? knexOf({ client: 'pg', connection: url, searchPath: [SCHEMA] })
    : knexOf({ client: 'better-sqlite3', connection: ':memory:', useNullAsDefault: true });
  if (url) await db.raw('create schema ??', [SCHEMA]);
});
afterEach(async () => {
  if (url) await db.raw('drop schema ?? cascade', [SCHEMA]);
  await db.destroy();
});

/** A database from before decision 0071. */
async function makeOldTables(): Promise<void> {
  await db.schema.createTable('product_variants', (table) => {
    table.increments('id');
    table.string('color');
    table.string('size');
  });
  await db.schema.createTable('components_shop_picture', (table) => {
    table.increments('id');
    table.string('color');
  });
  await db.schema.createTable('admin_permissions', (table) => {
    table.increments('id');
    table.string('subject');
    table.text('properties');
  });
  await db('product_variants').insert([
    { color: 'blue', size: 'xs' },
    { color: 'pink', size: 'xxxl' },
    { color: null, size: null },
    { color: 'green', size: 'm' },
  ]);
  await db('components_shop_picture').insert([{ color: 'pink' }, { color: null }]);
  const properties = (fields: string[]) => JSON.stringify({ fields, locales: [] });
  await db('admin_permissions').insert([
    { subject: VARIANT, properties: properties(['sku', 'price', 'color', 'size']) },
    { subject: 'api::product.product', properties: properties(['gallery.color', 'conformity.certificates.color']) },
    { subject: null, properties: '{}' },
  ]);
}

/** What Strapi does when it compares the database with the schemas. */
async function syncSchemas(): Promise<void> {
  for (const column of ['color', 'size'])
    await db.schema.alterTable('product_variants', (table) => table.dropColumn(column));
  await db.schema.alterTable('components_shop_picture', (table) => table.dropColumn('color'));
  for (const name of ['product_options', 'option_values'])
    await db.schema.createTable(name, (table) => {
      table.increments('id');
      for (const column of ['document_id', 'key', 'code', 'swatch', ...LOCALES]) table.string(column);
      for (const column of ['created_at', 'updated_at', 'published_at']) table.datetime(column);
      table.boolean('filter');
      table.integer('position');
    });
  await db.schema.createTable('option_values_option_lnk', (table) => {
    for (const column of ['option_value_id', 'product_option_id', 'option_value_ord']) table.integer(column);
  });
  await db.schema.createTable('product_variants_option_values_lnk', (table) => {
    table.increments('id');
    for (const column of ['product_variant_id', 'option_value_id', 'option_value_ord']) table.integer(column);
  });
}

const readCodes = () =>
  db('product_variants as variant')
    .leftJoin('product_variants_option_values_lnk as link', 'link.product_variant_id', 'variant.id')
    .leftJoin('option_values as value', 'value.id', 'link.option_value_id')
    .orderBy(['variant.id', 'link.option_value_ord'])
    .select('variant.id', 'value.code');

it('turns colour and size into relations, once', async () => {
  await makeOldTables();
  await keepOldOptions(db);
  await keepOldOptions(db);
  await syncSchemas();
  await restoreOldOptions(db);
  await restoreOldOptions(db);
  await keepOldOptions(db);
  expect(await readCodes()).toEqual([
    { id: 1, code: 'color:blue' },
    { id: 1, code: 'size:xs' },
    { id: 2, code: 'color:pink' },
    { id: 2, code: 'size:xxxl' },
    { id: 3, code: null },
    { id: 4, code: 'color:green' },
    { id: 4, code: 'size:m' },
  ]);
  expect(await db('product_options').orderBy('id').select('key', 'nl', 'sv')).toEqual([
    { key: 'color', nl: 'Kleur', sv: 'Färg' },
    { key: 'size', nl: 'Maat', sv: 'Storlek' },
  ]);
  expect(await db('option_values').where({ code: 'color:green' }).first('nl')).toEqual({ nl: 'green' });
  expect(await db('components_shop_picture').orderBy('id').pluck('value')).toEqual(['color:pink', null]);
  expect(await db.schema.hasTable('shop_old_variant_options')).toBe(false);
});

it('whoever could edit the old fields can edit the new ones', async () => {
  await makeOldTables();
  await keepOldOptions(db);
  const fields = (await db('admin_permissions').orderBy('id').pluck('properties')).map(
    (text: string) => JSON.parse(text).fields,
  );
  expect(fields).toEqual([
    ['sku', 'price', 'active', 'optionValues'],
    ['gallery.value', 'conformity.certificates.color'],
    undefined,
  ]);
});

it('goes on where a start broke off between the two steps', async () => {
  await makeOldTables();
  await keepOldOptions(db);
  await syncSchemas();
  await keepOldOptions(db);
  await restoreOldOptions(db);
  expect(await readCodes()).toHaveLength(7);
});

it('leaves a new database alone', async () => {
  await keepOldOptions(db);
  await restoreOldOptions(db);
  expect(await db.schema.hasTable('shop_old_variant_options')).toBe(false);
});
