import { EventEmitter } from 'node:events';
import type { Core } from '@strapi/strapi';
import knexOf from 'knex';
import { afterAll, expect, it, vi } from 'vitest';
import { shareLimits } from './limit-counters';
import { WindowLimit } from './rate-limit';

/** A database that is away: nothing listens there. */
const db = vi.hoisted(() => ({ current: null as unknown }));
vi.mock('../postgres/own-postgres', () => ({ openOwnPostgres: () => db.current }));
vi.mock('../secrets/tokens', () => ({ hashKeyed: (purpose: string, key: string) => `${purpose} of ${key}` }));

const away = knexOf({
  client: 'postgres',
  connection: { host: '127.0.0.1', port: 1, user: 'shop', connectionTimeoutMillis: 500 },
  acquireConnectionTimeout: 500,
});
afterAll(() => away.destroy());

it('while the database is away, each process counts alone, to the call', async () => {
  db.current = away;
  const httpServer = new EventEmitter();
  const strapi = { db: { connection: { raw: () => Promise.resolve() } }, server: { httpServer } };
  await shareLimits(strapi as unknown as Core.Strapi);
  const limit = new WindowLimit('search', 3, 60_000);
  const answers: boolean[] = [];
  for (let call = 0; call < 5; call += 1) answers.push(await limit.take('127.0.0.1'));
  expect(answers).toEqual([true, true, true, false, false]);
  httpServer.emit('close');
});
