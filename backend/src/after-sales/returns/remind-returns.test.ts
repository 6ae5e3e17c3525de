import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openShop } from '../../academy/access/sync-grants.fixtures';
import { DAY_MS } from '../../domain/time';
import { endOverdueExchanges } from '../exchanges/send-exchange';
import { remindReturns } from './remind-returns';

/** Orders that can not be locked. */
const BROKEN = 1;
const lockOrder = vi.hoisted(() => async (_trx: unknown, id: number) => {
  if (id === 1) throw new Error('Broken');
  return { id };
});
vi.mock('../refunds/request-refund', () => ({ lockOrder, completeBooking: vi.fn() }));
vi.mock('../../catalog/stock/stock-reservations', () => ({ revalidateAvailability: vi.fn() }));
vi.mock('../exchanges/end-exchange', () => ({
  endExchange: (trx: Knex, { id }: { id: number }) => trx('order_exchanges').where({ id }).update({ state: 'ended' }),
}));

const NOW = new Date();
let db: Knex;
let strapi: Core.Strapi;
beforeEach(async () => {
  db = await openShop();
  await db.schema.createTable('site_settings', (table) => {
    table.text('locale');
    table.integer('return_reminder_days');
  });
  await db.schema.createTable('order_returns', (table) => {
    table.increments('id');
    table.text('document_id');
    table.integer('order_id');
    for (const name of ['send_back_by', 'ended_at']) table.datetime(name);
  });
  await db.schema.createTable('order_exchanges', (table) => {
    table.increments('id');
    for (const name of ['document_id', 'state']) table.text(name);
    table.integer('order_id');
    table.datetime('held_until');
  });
  strapi = { db: { connection: db }, log: { error: vi.fn() } } as unknown as Core.Strapi;
});
afterEach(() => db.destroy());

/** A full batch of orders that are broken, and one behind it. */
const fill = (table: string, row: object): Promise<unknown> =>
  db.batchInsert(
    table,
    Array.from({ length: 101 }, (_, index) => ({
      ...row,
      document_id: `row-${index}`,
      order_id: index < 100 ? BROKEN : 2,
    })),
    50,
  );

it('a batch of late returns that can not be handled keeps no other from its alert', async () => {
  await fill('order_returns', { send_back_by: new Date(NOW.getTime() - DAY_MS) });
  await remindReturns(strapi, NOW);
  expect(await db('alerts').pluck('order_id')).toEqual([2]);
});

it('a batch of reminders that can not be enqueued keeps no other from its own', async () => {
  await fill('order_returns', { send_back_by: new Date(NOW.getTime() + DAY_MS) });
  await db.raw(
    "create trigger broken before insert on outbox_messages when new.order_id = 1 begin select raise(abort, 'Broken'); end",
  );
  await remindReturns(strapi, NOW);
  expect(await db('outbox_messages').pluck('order_id')).toEqual([2]);
});

it('a batch of overdue exchanges that can not be ended keeps no other from its end', async () => {
  await fill('order_exchanges', { state: 'held', held_until: new Date(NOW.getTime() - DAY_MS) });
  await endOverdueExchanges(strapi, NOW);
  expect(await db('order_exchanges').where({ state: 'ended' }).pluck('order_id')).toEqual([2]);
});
