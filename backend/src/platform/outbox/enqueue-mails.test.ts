import knexOf, { type Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leaseMessages, parsePayload } from './outbox-queue';
import { enqueueMails, enqueueOrderMails } from './enqueue-mails';
import { backfillTopics } from './outbox-indexes';

let db: Knex;

beforeAll(async () => {
  db = knexOf({ client: 'better-sqlite3', connection: ':memory:', useNullAsDefault: true });
  await db.schema.createTable('outbox_messages', (table) => {
    table.increments('id');
    for (const name of ['document_id', 'topic', 'kind', 'payload', 'state', 'lease_token', 'last_error'])
      table.text(name);
    for (const name of ['order_id', 'attempts']) table.integer(name);
    for (const name of ['created_at', 'updated_at', 'published_at', 'next_attempt_at', 'lease_until', 'sent_at'])
      table.datetime(name);
    table.unique(['topic', 'kind']);
  });
});
beforeEach(() => db('outbox_messages').delete());
afterAll(() => db.destroy());

describe('outbox rows', () => {
  it('are unique per topic and kind', async () => {
    await enqueueMails(db, [{ topic: 'submission:1', kind: 'form.received', payload: { first: true } }]);
    await enqueueMails(db, [
      { topic: 'submission:1', kind: 'form.received', payload: { first: false } },
      { topic: 'submission:1', kind: 'form.confirmed' },
      { topic: 'submission:2', kind: 'form.received' },
    ]);
    const rows = await leaseMessages(db);
    expect(rows.map((row) => [row.topic, row.kind, row.order_id])).toEqual([
      ['submission:1', 'form.received', null],
      ['submission:1', 'form.confirmed', null],
      ['submission:2', 'form.received', null],
    ]);
    expect(rows.map((row) => parsePayload(row.payload))).toEqual([{ first: true }, {}, {}]);
    expect(await leaseMessages(db)).toEqual([]);
  });

  it('of an order contain its id and topic', async () => {
    await enqueueOrderMails(db, 7, ['order-received', 'order-paid']);
    await enqueueOrderMails(db, 7, ['order-paid']);
    expect((await leaseMessages(db)).map((row) => [row.topic, row.order_id])).toEqual([
      ['order:7', 7],
      ['order:7', 7],
    ]);
  });

  it('without a topic get that of their order', async () => {
    await db('outbox_messages').insert([
      { order_id: 3, kind: 'order-paid' },
      { order_id: 4, kind: 'order-paid' },
      { topic: 'submission:9', kind: 'form.received' },
    ]);
    await backfillTopics(db);
    await backfillTopics(db);
    expect(await db('outbox_messages').orderBy('id').pluck('topic')).toEqual(['order:3', 'order:4', 'submission:9']);
  });

  it('are not required', async () => {
    await enqueueMails(db, []);
    expect(await leaseMessages(db)).toEqual([]);
  });
});
