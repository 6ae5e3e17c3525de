import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openShop } from '../../academy/access/sync-grants.fixtures';
import { notifyRequesters } from './notify-requesters';

const NOW = new Date('2026-11-22T10:00:00Z');
let db: Knex;
beforeEach(async () => {
  db = await openShop();
  await db.schema.createTable('back_in_stock_requests', (table) => {
    table.increments('id');
    for (const name of ['document_id', 'variant_id', 'state']) table.text(name);
    for (const name of ['requested_at', 'notified_at', 'updated_at']) table.datetime(name);
  });
  await db.schema.createTable('product_variants', (table) => {
    table.increments('id');
    table.text('document_id');
    table.boolean('active');
  });
  await db.schema.createTable('products', (table) => {
    table.increments('id');
    table.text('document_id');
    table.datetime('published_at');
  });
  await db.schema.createTable('product_variants_product_lnk', (table) => {
    table.integer('product_variant_id');
    table.integer('product_id');
  });
  await db.schema.createTable('stocks', (table) => {
    table.text('variant_id');
    table.integer('quantity');
  });
  await db('products').insert({ document_id: 'suit', published_at: NOW });
});
afterEach(() => db.destroy());

/** Variants that are back, each with one who waits for it. */
async function restock(names: string[]): Promise<void> {
  for (const name of names) {
    const [variant] = await db('product_variants').insert({ document_id: name, active: true }).returning('id');
    await db('product_variants_product_lnk').insert({ product_variant_id: variant.id, product_id: 1 });
    await db('stocks').insert({ variant_id: name, quantity: 9 });
    await db('back_in_stock_requests').insert({
      document_id: `request of ${name}`,
      variant_id: name,
      state: 'waiting',
      requested_at: NOW,
    });
  }
}

it('variants whose mails can not be enqueued keep no other from theirs, nor from their own later', async () => {
  await restock(['broken-1', 'broken-2', 'whole']);
  await db.raw(
    "create trigger broken before insert on outbox_messages when new.topic like '%broken%' begin select raise(abort, 'Broken'); end",
  );
  const strapi = { db: { connection: db }, log: { error: vi.fn() } } as unknown as Core.Strapi;
  expect(await notifyRequesters(strapi, NOW)).toBe(1);
  const waiting = () => db('back_in_stock_requests').where({ state: 'waiting' }).orderBy('id').pluck('variant_id');
  expect(await waiting()).toEqual(['broken-1', 'broken-2']);
  await db.raw('drop trigger broken');
  expect(await notifyRequesters(strapi, NOW)).toBe(2);
  expect(await waiting()).toEqual([]);
});
