import type { Core } from '@strapi/strapi';
import knex from 'knex';
import { expect, it, vi } from 'vitest';
import { MINUTE_MS } from '../../domain/time';
import { sendDuePracticeMails } from './send-due';

const BROKEN = 1;
vi.mock('./read-steps', () => ({
  readSteps: async (_db: unknown, user: number) => {
    if (user === BROKEN) throw new Error('Broken');
    return { steps: [{}], hasChildren: true, lastDay: null, today: '2026-01-02' };
  },
}));
vi.mock('../../platform/settings/shop-settings', () => ({ readShopSettings: async () => ({ timeZone: 'UTC' }) }));
const enqueued = vi.hoisted(() => vi.fn());
vi.mock('../../platform/outbox/enqueue-mails', () => ({ enqueueMails: enqueued }));

it('accounts whose mail fails are moved behind the others', async () => {
  const db = knex({
    client: 'better-sqlite3',
    connection: ':memory:',
    useNullAsDefault: true,
    pool: { min: 1, max: 1 },
  });
  await db.schema.createTable('practice_mails', (table) => {
    table.increments('id');
    for (const name of ['document_id', 'language']) table.text(name);
    for (const name of ['user_id', 'sent']) table.integer(name);
    for (const name of ['agreed_at', 'next_at', 'updated_at']) table.datetime(name);
  });
  const now = new Date('2026-01-02T12:00:00Z');
  const before = (minutes: number): Date => new Date(now.getTime() - minutes * MINUTE_MS);
  const row = { language: 'nl', agreed_at: before(1000), sent: 0, user_id: BROKEN, next_at: before(9) };
  const broken = Array.from({ length: 200 }, (_, index) => ({ ...row, document_id: `broken-${index}` }));
  await db.batchInsert('practice_mails', broken, 50);
  await db('practice_mails').insert({ ...row, document_id: 'whole', user_id: 2, next_at: before(1) });
  const strapi = { db: { connection: db }, log: { error: vi.fn() } } as unknown as Core.Strapi;
  expect(await sendDuePracticeMails(strapi, now)).toBe(0);
  expect(await sendDuePracticeMails(strapi, now)).toBe(1);
  expect(enqueued.mock.calls.map(([, mails]) => mails)).toMatchObject([[{ topic: 'practice-mail:whole:1' }]]);
  // They are due again.
  expect(await db('practice_mails').where('next_at', '<=', before(-60)).pluck('user_id')).toHaveLength(200);
  await db.destroy();
});
