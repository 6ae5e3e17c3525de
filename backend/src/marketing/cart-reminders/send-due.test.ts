import type { Core } from '@strapi/strapi';
import knex, { type Knex } from 'knex';
import { expect, it, vi } from 'vitest';
import { MINUTE_MS } from '../../domain/time';
import type { ReminderRow } from './reminder-rows';
import { sendDueReminders } from './send-due';

vi.mock('./buyable-lines', () => ({
  hasOrdered: async () => false,
  readBuyableLines: async (_db: Knex, { email }: ReminderRow) => {
    if (email?.startsWith('broken')) throw new Error('Broken');
    return [{}];
  },
}));
const enqueued = vi.hoisted(() => vi.fn());
vi.mock('../../platform/outbox/enqueue-mails', () => ({ enqueueMails: enqueued }));

it('carts whose mail fails are moved behind the others', async () => {
  const db = knex({
    client: 'better-sqlite3',
    connection: ':memory:',
    useNullAsDefault: true,
    pool: { min: 1, max: 1 },
  });
  await db.schema.createTable('cart_reminders', (table) => {
    table.increments('id');
    for (const name of ['document_id', 'email', 'language', 'state']) table.text(name);
    table.integer('sent');
    for (const name of ['requested_at', 'due_at', 'sent_at', 'updated_at']) table.datetime(name);
  });
  await db.schema.createTable('orders', (table) => {
    table.increments('id');
    table.text('email');
    table.datetime('placed_at');
  });
  const now = new Date('2026-01-02T12:00:00Z');
  const before = (minutes: number): Date => new Date(now.getTime() - minutes * MINUTE_MS);
  const row = { language: 'nl', state: 'waiting', sent: 0, requested_at: before(100), due_at: before(9) };
  const broken = Array.from({ length: 200 }, (_, index) => ({
    ...row,
    document_id: `broken-${index}`,
    email: `broken-${index}@example.nl`,
  }));
  await db.batchInsert('cart_reminders', broken, 50);
  await db('cart_reminders').insert({ ...row, document_id: 'whole', email: 'noor@example.nl', due_at: before(1) });
  const strapi = { db: { connection: db }, log: { error: vi.fn() } } as unknown as Core.Strapi;
  expect(await sendDueReminders(strapi, now)).toBe(0);
  expect(await sendDueReminders(strapi, now)).toBe(1);
  expect(await db('cart_reminders').where({ state: 'sent' }).pluck('document_id')).toEqual(['whole']);
  expect(await db('cart_reminders').where({ state: 'waiting' }).andWhere('due_at', '<=', before(-60))).toHaveLength(
    200,
  );
  expect(enqueued).toHaveBeenCalledOnce();
  await db.destroy();
});
