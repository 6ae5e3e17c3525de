import knexOf, { type Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../domain/time';
import { deleteUnconfirmedSubscribers } from './delete-subscriber';
import { subscriberTopic } from './subscriber-rows';

const NOW = new Date('2026-06-01T12:00:00Z');
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * DAY_MS);

describe('subscribers who have not confirmed after a week', () => {
  let db: Knex;

  beforeEach(async () => {
    db = knexOf({ client: 'better-sqlite3', connection: ':memory:', useNullAsDefault: true });
    await db.schema.createTable('newsletter_subscribers', (table) => {
      table.increments('id');
      table.text('document_id');
      table.text('state');
      table.datetime('requested_at');
    });
    await db.schema.createTable('outbox_messages', (table) => void table.text('topic'));
    const people = [
      { document_id: 'late', state: 'pending', requested_at: daysAgo(8) },
      { document_id: 'also-late', state: 'pending', requested_at: daysAgo(9) },
      { document_id: 'fresh', state: 'pending', requested_at: daysAgo(6) },
      { document_id: 'confirmed', state: 'confirmed', requested_at: daysAgo(80) },
    ];
    await db('newsletter_subscribers').insert(people);
    await db('outbox_messages').insert(people.map(({ document_id: id }) => ({ topic: subscriberTopic(id) })));
  });
  afterEach(() => db.destroy());

  const left = async () => ({
    people: await db('newsletter_subscribers').orderBy('id').pluck('document_id'),
    topics: await db('outbox_messages').orderBy('rowid').pluck('topic'),
  });
  const all = (...people: string[]) => ({ people, topics: people.map(subscriberTopic) });

  it('are deleted with their mails', async () => {
    await deleteUnconfirmedSubscribers(db, NOW);
    expect(await left()).toEqual(all('fresh', 'confirmed'));
  });

  it('are either confirmed or deleted, never both, when they follow the link concurrently', async () => {
    let confirming: PromiseLike<number> | undefined;
    // Right after the rows are selected.
    db.once('query-response', () => {
      confirming = db('newsletter_subscribers').where({ document_id: 'late' }).update({ state: 'confirmed' }).then();
    });
    await deleteUnconfirmedSubscribers(db, NOW);
    const confirmed = (await confirming) === 1;
    expect(await left()).toEqual(confirmed ? all('late', 'fresh', 'confirmed') : all('fresh', 'confirmed'));
  });
});
