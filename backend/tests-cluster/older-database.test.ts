import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asStorefront } from '../tests/support/client';
import { database } from '../tests/support/database';
import { makeVariant, orderData, placeOrder } from '../tests/orders/support/shop';
import { type LongShop, startShop } from '../tests-long/support/shop';

/** What former versions did not have, and a start of this one makes. */
const INDEXES = ['shop_film_uploads_id', 'shop_products_slug', 'shop_exchange_rates_day'];
const TABLES = ['practice_mails', 'film_uploads'];
const COLUMN = { table: 'orders', name: 'ask_review' };
/** Notes of what was done once. The first has the galleries of all languages united, the second grants rights. */
const NOTES = ['shared-galleries', 'editor-video-files', 'views-videos'].map((key) => `core_shop_${key}`);
const RIGHTS = { subject: 'api::video-asset.video-asset' };

interface Shape {
  indexes: string[];
  columns: string[];
  permissions: string[];
  galleries: unknown[];
  notes: string[];
}

const pluck = async (sql: string): Promise<string[]> => {
  const { rows } = (await database().raw(sql)) as { rows: { found: string }[] };
  return rows.map(({ found }) => found);
};

/** All that starts have made: what is made twice is here twice. */
const readShape = async (): Promise<Shape> => ({
  indexes: await pluck("select indexname as found from pg_indexes where schemaname = 'public' order by 1"),
  columns: await pluck(
    "select concat(table_name, '.', column_name) as found from information_schema.columns where table_schema = 'public' order by 1",
  ),
  permissions: await pluck("select concat(action, ' ', subject) as found from admin_permissions order by 1"),
  galleries: await pluck(
    "select concat(related_type, ' ', field, ' ', count(*)) as found from files_related_mph group by related_type, field order by 1",
  ),
  // Versions of processes are notes, too.
  notes: await pluck(
    "select key as found from strapi_core_store_settings where key not like 'core_shop_instance%' order by 1",
  ),
});

async function makeOlder(): Promise<void> {
  const db = database();
  for (const table of TABLES) await db.schema.dropTable(table);
  for (const index of INDEXES) await db.raw('drop index if exists ??', [index]);
  await db.schema.alterTable(COLUMN.table, (table) => table.dropColumn(COLUMN.name));
  await db('strapi_core_store_settings').whereIn('key', NOTES).delete();
  const rights = db('admin_permissions')
    .where(RIGHTS)
    .whereIn(
      'action',
      ['create', 'update', 'delete'].map((action) => `plugin::content-manager.explorer.${action}`),
    );
  await db('admin_permissions_role_lnk').whereIn('permission_id', rights.clone().select('id')).delete();
  await rights.clone().delete();
  // Another version compares its tables with those that are there.
  await db('strapi_database_schema').update({ hash: 'older' });
}

let shop: LongShop;
let before: Shape;
beforeAll(async () => {
  shop = await startShop('older');
  before = await readShape();
  await shop.end();
  await makeOlder();
});
afterAll(async () => {
  await database().destroy();
  await shop.stop();
});

describe('two backends and two workers that start at once on a database of an older version', () => {
  it('all come up', async () => {
    const older = await readShape();
    expect(older.notes).toEqual(before.notes.filter((note) => !NOTES.includes(note)));
    for (const part of ['indexes', 'columns', 'permissions'] as const)
      expect(older[part].length).toBeLessThan(before[part].length);
    await shop.restart();
    for (const { url } of shop.processes()) expect((await fetch(`${url}/_health`)).status).toBe(204);
  });

  it('make what is missing once', async () => {
    const { notes, ...now } = await readShape();
    const { notes: known, ...then } = before;
    expect(now).toEqual(then);
    expect(notes).toEqual(known);
    expect(await database()('strapi_database_schema').pluck('hash')).toEqual([expect.not.stringMatching(/^older$/)]);
  });

  it('have logged no failure', () => {
    const failures = shop
      .processes()
      .flatMap(({ output }) => output().split('\n'))
      .filter((line) => /"level":"error"|error:|already exists|duplicate key|deadlock/i.test(line));
    expect(failures).toEqual([]);
  });

  it('sell', async () => {
    const suit = await makeVariant({ stock: 10 });
    expect(await placeOrder(orderData([suit.item()]))).toMatchObject({ status: 'open' });
    for (const { url } of shop.processes().slice(0, 2)) {
      const found = await fetch(`${url}/api/search?locale=nl&q=pak`, { headers: asStorefront() });
      expect(found.status).toBe(200);
    }
  });
});
