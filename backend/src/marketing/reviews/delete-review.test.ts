import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import knexOf, { type Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '../../domain/time';
import { deleteOldRejectedReviews } from './delete-review';
import { syncPhotos, cleanUpPhotos } from './review-photos';
import { resetEnv } from '../../platform/env/env';

const NOW = new Date();
const ago = (days: number): Date => new Date(NOW.getTime() - days * DAY_MS);
const nameOf = (sign: string): string => `${sign.repeat(32)}.webp`;

let db: Knex;
let dir: string;
const kept = (sign: string): string => path.join(dir, 'reviews', nameOf(sign));
const shown = (sign: string): string => path.join(dir, 'public', 'uploads', 'reviews', nameOf(sign));
const ofReview = (state: string, sign: string, over: object = {}) => ({
  document_id: sign,
  product_id: 'p',
  state,
  photos: JSON.stringify([{ file: nameOf(sign), width: 1, height: 1 }]),
  ...over,
});

beforeEach(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'reviews-'));
  vi.stubEnv('DATA_DIR', dir);
  vi.stubEnv('PUBLIC_DIR', path.join(dir, 'public'));
  resetEnv();
  for (const file of [kept('a'), shown('a')]) mkdirSync(path.dirname(file), { recursive: true });
  db = knexOf({ client: 'better-sqlite3', connection: ':memory:', useNullAsDefault: true });
  await db.schema.createTable('reviews', (table) => {
    table.increments('id');
    for (const name of ['document_id', 'product_id', 'state', 'photos']) table.text(name);
    for (const name of ['decided_at', 'updated_at']) table.datetime(name);
    table.integer('order_id');
  });
  await db.schema.createTable('review_requests', (table) => {
    table.integer('order_id');
    table.datetime('asked_at');
  });
  await db.schema.createTable('outbox_messages', (table) => table.text('topic'));
});
afterEach(async () => {
  await db.destroy();
  rmSync(dir, { recursive: true, force: true });
  vi.unstubAllEnvs();
  resetEnv();
});

describe('cleanUpPhotos', () => {
  it('publishes missing pictures of published reviews and hides all others', async () => {
    for (const sign of ['a', 'b', 'c']) writeFileSync(kept(sign), sign);
    for (const sign of ['b', 'c', 'd']) writeFileSync(shown(sign), sign);
    await db('reviews').insert([ofReview('published', 'a'), ofReview('rejected', 'b'), ofReview('published', 'c')]);
    await cleanUpPhotos(db, NOW);
    expect(['a', 'b', 'c', 'd'].map((sign) => existsSync(shown(sign)))).toEqual([true, false, true, false]);
    expect(['a', 'b', 'c'].map((sign) => existsSync(kept(sign)))).toEqual([true, true, true]);
  });

  it('continues after a lost picture and reports it', async () => {
    writeFileSync(kept('b'), 'b');
    await db('reviews').insert([ofReview('published', 'a'), ofReview('published', 'b')]);
    await expect(cleanUpPhotos(db, NOW)).rejects.toThrow('Pictures of 1 published reviews');
    expect(existsSync(shown('b'))).toBe(true);
  });

  it('removes orphaned pictures after a day', async () => {
    for (const sign of ['a', 'b']) writeFileSync(kept(sign), sign);
    utimesSync(kept('a'), ago(2), ago(2));
    await cleanUpPhotos(db, NOW);
    expect([existsSync(kept('a')), existsSync(kept('b'))]).toEqual([false, true]);
  });
});

it('hides pictures of a review that is rejected while they are being published', async () => {
  writeFileSync(kept('a'), 'a');
  await db('reviews').insert(ofReview('published', 'a'));
  let reads = 0;
  db.on('query-response', () => {
    reads += 1;
    if (reads === 1) void db('reviews').update({ state: 'rejected' }).then();
  });
  await syncPhotos(db, 1);
  expect(existsSync(shown('a'))).toBe(false);
});

it('deletes rejected reviews a month after the decision and the end of the link', async () => {
  const decided = (sign: string, order: number, days: number, state = 'rejected') =>
    ofReview(state, sign, { order_id: order, decided_at: ago(days) });
  writeFileSync(kept('a'), 'a');
  await db('review_requests').insert([
    { order_id: 1, asked_at: ago(211) },
    { order_id: 2, asked_at: ago(209) },
    { order_id: 3, asked_at: ago(211) },
    { order_id: 4, asked_at: ago(211) },
  ]);
  await db('reviews').insert([
    decided('a', 1, 31),
    decided('b', 2, 31),
    decided('c', 3, 29),
    decided('d', 4, 31, 'published'),
  ]);
  await db('outbox_messages').insert([{ topic: 'review:a:1:5' }, { topic: 'review:b:1:5' }]);
  await deleteOldRejectedReviews(db, NOW);
  expect(await db('reviews').orderBy('id').pluck('document_id')).toEqual(['b', 'c', 'd']);
  expect(await db('outbox_messages').pluck('topic')).toEqual(['review:b:1:5']);
  expect(existsSync(kept('a'))).toBe(false);
});
