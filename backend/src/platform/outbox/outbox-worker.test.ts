import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import knexOf, { type Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Core } from '@strapi/strapi';
import { setMailRenderers } from './mail-renderers';
import { leaseMessages, markSent } from './outbox-queue';
import { sendDueMails } from './outbox-worker';
import { enqueueMails } from './enqueue-mails';

const dir = mkdtempSync(path.join(tmpdir(), 'outbox-'));
const TABLE = 'outbox_messages';

/** A database file, or a schema in the PostgreSQL database of the run. */
const SCHEMA = `outbox_${process.pid}`;
const connect = (): Knex =>
  process.env.DATABASE_URL
    ? knexOf({ client: 'pg', connection: process.env.DATABASE_URL, searchPath: [SCHEMA], pool: { min: 0, max: 2 } })
    : knexOf({ client: 'better-sqlite3', connection: path.join(dir, 'outbox.db'), useNullAsDefault: true });

let workers: Knex[];
beforeAll(async () => {
  workers = [connect(), connect(), connect()];
  const [db] = workers as [Knex];
  if (process.env.DATABASE_URL) await db.raw(`create schema ${SCHEMA}`);
  await db.schema.createTable(TABLE, (table) => {
    table.increments('id');
    for (const name of ['document_id', 'topic', 'kind', 'payload', 'state', 'lease_token', 'last_error'])
      table.text(name);
    for (const name of ['order_id', 'attempts']) table.integer(name);
    for (const name of ['created_at', 'updated_at', 'published_at', 'next_attempt_at', 'lease_until', 'sent_at'])
      table.datetime(name);
    table.unique(['topic', 'kind']);
  });
});
afterAll(async () => {
  if (process.env.DATABASE_URL) await workers[0]?.raw(`drop schema ${SCHEMA} cascade`);
  await Promise.all(workers.map((db) => db.destroy()));
  rmSync(dir, { recursive: true, force: true });
});

describe('several workers on one outbox', () => {
  it('send every mail once', async () => {
    const [db] = workers as [Knex];
    const topics = Array.from({ length: 120 }, (_, index) => ({
      topic: `order:${index}`,
      kind: 'order-paid' as const,
    }));
    await enqueueMails(db, topics);
    const sent: string[] = [];
    const work = async (own: Knex): Promise<void> => {
      for (;;) {
        const rows = await leaseMessages(own);
        if (rows.length === 0) return;
        for (const row of rows) {
          sent.push(row.topic);
          await markSent(own, row);
        }
      }
    };
    await Promise.all(workers.map(work));
    expect(sent).toHaveLength(120);
    expect(new Set(sent).size).toBe(120);
    expect(await db(TABLE).where({ state: 'sent' }).pluck('id')).toHaveLength(120);
  });

  it('leave a mail to the worker that leased it after the lease expired', async () => {
    const [slow, quick] = workers as [Knex, Knex];
    await enqueueMails(slow, [{ topic: 'order:slow', kind: 'order-paid' }]);
    const [late] = await leaseMessages(slow);
    const inFiveMinutes = new Date(Date.now() + 5 * 60_000);
    const [taken] = await leaseMessages(quick, inFiveMinutes);
    if (!late || !taken) throw new Error('Nothing to lease');
    expect(taken.id).toBe(late.id);
    await markSent(slow, late);
    expect(await slow(TABLE).where({ id: late.id }).first('state')).toEqual({ state: 'pending' });
    await markSent(quick, taken);
    expect(await slow(TABLE).where({ id: late.id }).first('state')).toEqual({ state: 'sent' });
  });
});

it('a gift card waits for its day; any other time far ahead comes from a wrong clock', async () => {
  const [db] = workers as [Knex];
  const tomorrow = new Date(Date.now() + 24 * 3600_000);
  await enqueueMails(db, [
    { topic: 'order:gift', kind: 'gift-card.1', notBefore: tomorrow },
    { topic: 'order:clock', kind: 'order-paid', notBefore: tomorrow },
  ]);
  const leased = await leaseMessages(db);
  expect(leased.map(({ topic }) => topic)).toEqual(['order:clock']);
  for (const row of leased) await markSent(db, row);
  const [gift] = await leaseMessages(db, new Date(tomorrow.getTime() + 1000));
  expect(gift?.topic).toBe('order:gift');
  if (gift) await markSent(db, gift);
});

it('starts sending all mails of a batch at once, so that no lease has to be renewed', async () => {
  const [db] = workers as [Knex];
  const company = { siteName: 'Shop', email: 'shop@example.nl' };
  const mail = { to: 'noor@example.nl', subject: 'S', html: 'H', text: 'T' };
  setMailRenderers({ newsletter: async () => ({ mail, company, origin: 'http://nl.example' }) });
  const topics = Array.from({ length: 10 }, (_, index) => `newsletter:${index}`);
  await enqueueMails(
    db,
    topics.map((topic) => ({ topic, kind: 'newsletter.welcome' as const })),
  );
  const waiting: (() => void)[] = [];
  // No send ends before all have begun: one after another would never end.
  const send = (): Promise<void> =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === topics.length) for (const end of waiting) end();
    });
  const log = { warn: () => {} };
  const strapi = { db: { connection: db }, log, plugin: () => ({ service: () => ({ send }) }) };
  await sendDueMails(strapi as unknown as Core.Strapi);
  expect(await db(TABLE).whereIn('topic', topics).distinct('state').pluck('state')).toEqual(['sent']);
});
