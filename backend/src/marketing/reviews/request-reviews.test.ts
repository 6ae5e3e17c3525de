import type { Core } from '@strapi/strapi';
import { expect, it, vi } from 'vitest';
import { openShop } from '../../academy/access/sync-grants.fixtures';
import { DAY_MS } from '../../domain/time';
import { requestReviews } from './request-reviews';

vi.mock('./review-request-key', () => ({ requestKeyOf: (id: string) => `key of ${id}` }));
vi.mock('./opt-outs', () => ({
  hasOptedOut: async (_db: unknown, email: string) => {
    if (email === 'broken@example.com') throw new Error('Broken');
    return false;
  },
}));

const NOW = new Date('2026-11-22T10:00:00Z');

it('a batch of orders that can not be handled keeps no other from its request, nor from its own later', async () => {
  const db = await openShop();
  await db.schema.alterTable('orders', (table) => {
    table.text('account_state');
    table.boolean('ask_review');
    table.datetime('delivered_at');
  });
  await db.schema.createTable('site_settings', (table) => {
    table.text('locale');
    table.integer('review_days');
  });
  await db.schema.createTable('review_requests', (table) => {
    table.increments('id');
    for (const name of ['document_id', 'key_hash', 'state']) table.text(name);
    table.integer('order_id').unique();
    for (const name of ['asked_at', 'created_at', 'updated_at', 'published_at']) table.datetime(name);
  });
  for (const [name, column] of [
    ['withdrawals', 'state'],
    ['order_returns', 'ended_at'],
  ] as const)
    await db.schema.createTable(name, (table) => {
      table.increments('id');
      table.integer('order_id');
      table.text(column);
    });
  const delivered = {
    payment_status: 'paid',
    fulfilment: 'delivered',
    delivered_at: new Date(NOW.getTime() - 11 * DAY_MS),
    ask_review: true,
  };
  const orders = Array.from({ length: 101 }, (_, index) => ({
    ...delivered,
    email: index < 100 ? 'broken@example.com' : 'noor@example.com',
  }));
  await db.batchInsert('orders', orders, 50);
  await db.batchInsert(
    'order_lines',
    orders.map((_, index) => ({
      order_id: index + 1,
      position: 0,
      product_type: 'physical',
      quantity: 1,
      refunded_quantity: 0,
    })),
    50,
  );
  const strapi = { db: { connection: db }, log: { error: vi.fn() } } as unknown as Core.Strapi;
  expect(await requestReviews(strapi, NOW)).toBe(1);
  expect(await db('outbox_messages').pluck('order_id')).toEqual([101]);
  await db('orders').update({ email: 'mended@example.com' });
  expect(await requestReviews(strapi, NOW)).toBe(100);
  await db.destroy();
});
