import type { Core } from '@strapi/strapi';
import knex, { type Knex } from 'knex';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  deleteUpload,
  type FilmUpload,
  findOwnUpload,
  finishUpload,
  insertUpload,
  isTriedTooOften,
  leaseUpload,
  markWaiting,
  releaseLease,
  renewLease,
} from './film-uploads';

let db: Knex;
let strapi: Core.Strapi;

beforeEach(async () => {
  db = knex({ client: 'better-sqlite3', connection: ':memory:', useNullAsDefault: true });
  strapi = { db: { connection: db } } as unknown as Core.Strapi;
  await db.schema.createTable('film_uploads', (table) => {
    table.increments('id');
    for (const name of ['document_id', 'upload_id', 'video', 'name', 'state', 'problem', 'lease_token'])
      table.text(name);
    for (const name of ['admin', 'percent', 'attempts']) table.integer(name);
    for (const name of ['created_at', 'updated_at', 'published_at', 'lease_until']) table.datetime(name);
    table.bigInteger('bytes');
    table.boolean('has_poster');
  });
  for (const id of ['a', 'b'])
    await insertUpload(db, { upload_id: id, video: 'video', admin: 1, name: 'film.mp4', bytes: 9 });
});
afterEach(() => db.destroy());

const stateOf = async (id: string): Promise<FilmUpload> => db('film_uploads').where({ upload_id: id }).first();
const inAMinute = (): Date => new Date(Date.now() + 61_000);

it('an upload is of its admin only, and is complete once', async () => {
  expect(await findOwnUpload(strapi, 'a', 1)).toMatchObject({ state: 'uploading' });
  expect(await findOwnUpload(strapi, 'a', 2)).toBeUndefined();
  expect([await markWaiting(strapi, 'a'), await markWaiting(strapi, 'a')]).toEqual([true, false]);
});

it('the oldest complete film is leased, each to one worker', async () => {
  expect(await leaseUpload(strapi, new Date())).toBeUndefined();
  await markWaiting(strapi, 'b');
  await markWaiting(strapi, 'a');
  const [first, second, none] = [
    await leaseUpload(strapi, new Date()),
    await leaseUpload(strapi, new Date()),
    await leaseUpload(strapi, new Date()),
  ];
  expect([first?.upload_id, second?.upload_id, none]).toEqual(['a', 'b', undefined]);
});

it('the film of a dead worker is taken over, and the dead one changes nothing any more', async () => {
  await markWaiting(strapi, 'a');
  const dead = (await leaseUpload(strapi, new Date()))!;
  expect(await renewLease(strapi, dead, 40)).toBe(true);
  expect((await stateOf('a')).percent).toBe(40);
  const heir = (await leaseUpload(strapi, inAMinute()))!;
  expect(heir).toMatchObject({ upload_id: 'a', attempts: 2, percent: 0 });
  expect(await renewLease(strapi, dead, 90)).toBe(false);
  await finishUpload(strapi, dead, { state: 'failed', problem: 'Late' });
  expect(await stateOf('a')).toMatchObject({ state: 'packaging', problem: null });
  await finishUpload(strapi, heir, { state: 'ready', has_poster: true });
  expect(await stateOf('a')).toMatchObject({ state: 'ready', percent: 100, lease_token: null });
});

it('a film that kills its worker is given up, one that a stop interrupts is not', async () => {
  await markWaiting(strapi, 'a');
  await releaseLease(strapi, (await leaseUpload(strapi, new Date()))!);
  const tries: boolean[] = [];
  for (let at = 1; at <= 4; at += 1) {
    const row = (await leaseUpload(strapi, new Date(Date.now() + at * 61_000)))!;
    tries.push(isTriedTooOften(row));
  }
  expect(tries).toEqual([false, false, false, true]);
  await deleteUpload(db, 'a');
  expect(await stateOf('a')).toBeUndefined();
});
