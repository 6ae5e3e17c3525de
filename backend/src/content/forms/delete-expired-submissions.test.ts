import type { Core } from '@strapi/strapi';
import knex, { type Knex } from 'knex';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DAY_MS } from '../../domain/time';
import { retentionJob } from './delete-expired-submissions';

const store = vi.hoisted(() => ({ removed: new Array<string>(), listed: new Array<string>(), isBroken: true }));
vi.mock('../../platform/files/file-store', () => ({
  fileStore: () => ({
    removeFolder: async (folder: string) => {
      if (store.isBroken && folder.includes('broken')) throw new Error('Broken');
      store.removed.push(folder);
    },
    list: async () => store.listed.map((name) => ({ name, changedAt: new Date(0) })),
  }),
}));
vi.mock('../../platform/env/env', () => ({ env: () => ({ jobs: { retentionMs: 1000 } }) }));

let db: Knex;
let strapi: Core.Strapi;
beforeEach(async () => {
  Object.assign(store, { removed: [], listed: [], isBroken: true });
  db = knex({
    client: 'better-sqlite3',
    connection: ':memory:',
    useNullAsDefault: true,
    pool: { min: 1, max: 1 },
  });
  await db.schema.createTable('form_submissions', (table) => {
    table.increments('id');
    table.text('document_id');
    table.datetime('expires_at');
  });
  await db.schema.createTable('outbox_messages', (table) => {
    table.increments('id');
    table.text('topic');
  });
  await db.schema.createTable('consent_records', (table) => {
    table.increments('id');
    table.datetime('created_at');
  });
  strapi = { db: { connection: db }, log: { error: vi.fn(), info: vi.fn() } } as unknown as Core.Strapi;
});
afterEach(() => db.destroy());

const run = (): Promise<unknown> => Promise.resolve(retentionJob(strapi).run());

it('a batch of submissions whose files stay keeps no other, no consent and no folder from its end', async () => {
  const rows = Array.from({ length: 201 }, (_, index) => ({
    document_id: index < 200 ? `broken-${index}` : 'whole',
    expires_at: new Date(Date.now() - DAY_MS),
  }));
  await db.batchInsert('form_submissions', rows, 50);
  await db('form_submissions').insert({ document_id: 'kept', expires_at: new Date(Date.now() + DAY_MS) });
  await db('consent_records').insert({ created_at: new Date(Date.now() - 4 * 365 * DAY_MS) });
  store.listed = ['broken-orphan', 'orphan', 'kept'];
  const left = () => db('form_submissions').orderBy('id').pluck('document_id');
  await run();
  expect(await left()).toEqual([...rows.slice(0, 200).map(({ document_id }) => document_id), 'kept']);
  expect(store.removed).toEqual(['submissions/whole', 'submissions/orphan']);
  expect(await db('consent_records')).toEqual([]);

  store.isBroken = false;
  await run();
  expect(await left()).toEqual(['kept']);
  expect(store.removed).toContain('submissions/broken-orphan');
});
