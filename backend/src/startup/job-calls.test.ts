import { EventEmitter } from 'node:events';
import type { Core } from '@strapi/strapi';
import knexOf, { type Knex } from 'knex';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { followJobCalls, sendJobCalls } from './job-calls';
import { startJob, wakeJob } from '../platform/jobs/start-job';

let db: Knex;
const server = { httpServer: new EventEmitter() };

beforeAll(async () => {
  db = knexOf({ client: 'better-sqlite3', connection: ':memory:', useNullAsDefault: true });
  await db.schema.createTable('change_counters', (table) => {
    table.increments('id');
    table.text('document_id');
    for (const name of ['created_at', 'updated_at', 'published_at']) table.datetime(name);
    table.text('subject').unique();
    table.integer('number');
  });
});
afterAll(async () => {
  server.httpServer.emit('close');
  await db.destroy();
});

it('a job that is woken where it does not run is woken where it runs', async () => {
  const strapi = { db: { connection: db }, server, log: { warn: vi.fn() } } as unknown as Core.Strapi;
  const counters = () => db('change_counters').select('subject', 'number');
  sendJobCalls(strapi);
  wakeJob('prices');
  wakeJob('prices');
  await expect.poll(counters).toEqual([{ subject: 'job:prices', number: 1 }]);
  wakeJob('prices');
  await expect.poll(counters).toEqual([{ subject: 'job:prices', number: 2 }]);

  const run = vi.fn(() => Promise.resolve());
  startJob(strapi, 'prices', { everyMs: 1_000_000, run });
  followJobCalls(strapi);
  await expect.poll(() => run.mock.calls.length).toBe(1);
});
