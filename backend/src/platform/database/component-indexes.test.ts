import type { Core } from '@strapi/strapi';
import knexOf from 'knex';
import { expect, it } from 'vitest';
import { createComponentIndexes } from './component-indexes';

it('SQLite finds the components of some entries without reading those of all', async () => {
  const db = knexOf({ client: 'better-sqlite3', connection: ':memory:', useNullAsDefault: true });
  await db.schema.createTable('pictures', (table) => table.increments('id'));
  // As Strapi makes it.
  await db.schema.createTable('products_cmps', (table) => {
    table.increments('id');
    table.integer('entity_id').index('entity');
    table.integer('cmp_id');
    table.string('component_type').index('component_type');
    table.string('field').index('field');
    table.float('order');
    table.unique(['entity_id', 'cmp_id', 'field', 'component_type']);
  });
  const plan = async (): Promise<string> => {
    const ids = Array.from({ length: 12 }, (_, index) => index);
    const rows: { detail: string }[] = await db.raw(
      `explain query plan select distinct t1."order", t0.*, t1.entity_id from pictures as t0
       left join products_cmps as t1 on t0.id = t1.cmp_id and t1.field = ?
       where t1.entity_id in (${ids.map(() => '?').join()}) order by t1."order"`,
      ['gallery', ...ids],
    );
    return rows.map(({ detail }) => detail).join('\n');
  };
  expect(await plan()).not.toContain('entity_id=? AND field=?');

  const contentTypes = {
    product: { collectionName: 'products', attributes: { gallery: { type: 'component' } } },
    counter: { collectionName: 'counters', attributes: { number: { type: 'integer' } } },
  };
  await createComponentIndexes({ contentTypes, db: { connection: db } } as unknown as Core.Strapi);
  expect(await plan()).toContain('(entity_id=? AND field=?)');
  await db.destroy();
});
