import { EventEmitter } from 'node:events';
import type { Core } from '@strapi/strapi';
import knexOf, { type Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { appendChange, readChanges, readCursor } from '../../platform/changes/change-log';
import { createPermalinkSync, permalinkSync } from './sync-permalinks';

const { revalidate } = vi.hoisted(() => ({ revalidate: vi.fn() }));
vi.mock('../../platform/revalidation/revalidate', () => ({ revalidate }));

const ARTICLE = 'api::article.article';

describe('a change that can not be written down', () => {
  let db: Knex;
  const hub = new EventEmitter();
  const error = vi.fn();
  const publish = (): Promise<unknown> =>
    Promise.all(hub.listeners('entry.publish').map((listen) => listen({ uid: ARTICLE, entry: { documentId: 'a' } })));

  beforeAll(async () => {
    db = knexOf({ client: 'better-sqlite3', connection: ':memory:', useNullAsDefault: true });
    const stamps = ['document_id', 'created_at', 'updated_at', 'published_at'];
    const create = (name: string, columns: string[]) =>
      db.schema.createTable(name, (table) => {
        table.increments('id');
        for (const column of [...stamps, ...columns]) table.text(column);
        if (name === 'entry_addresses') table.unique(['kind', 'language', 'path']);
      });
    for (const name of ['pages', 'articles', 'levels', 'lessons']) await create(name, ['locale', 'slug']);
    await create('products', ['locale', 'slug', 'type']);
    await create('pages_parent_lnk', ['page_id', 'inv_page_id']);
    await create('lessons_level_lnk', ['lesson_id', 'level_id']);
    await create('entry_addresses', ['kind', 'language', 'path', 'entry', 'left_at']);
    await create('changes', ['tags']);
    const server = { httpServer: new EventEmitter() };
    createPermalinkSync({ db: { connection: db }, eventHub: hub, server, log: { error } } as unknown as Core.Strapi);
    await permalinkSync().start();
    await db('articles').insert({ document_id: 'a', locale: 'nl', slug: 'one', published_at: 'now' });
  });
  afterAll(() => db.destroy());

  it('is noticed, and the log begins anew with the next one', async () => {
    await db.transaction((trx) => appendChange(trx, ['page'], new Date()));
    const before = (await readCursor(db)) ?? '';
    await db.schema.renameTable('changes', 'elsewhere');
    await publish();
    expect(permalinkSync().hasMissed).toBe(true);
    expect(error).toHaveBeenCalledOnce();
    // The permalink and its change are stored together, or neither is.
    expect(await db('entry_addresses')).toHaveLength(0);
    await db.schema.renameTable('elsewhere', 'changes');
    expect(await readChanges(db, before)).not.toBeNull();

    await publish();
    expect(permalinkSync().hasMissed).toBe(false);
    expect(await readChanges(db, before)).toBeNull();
    expect(await db('entry_addresses').pluck('path')).toEqual(['one']);
    expect(revalidate).toHaveBeenCalledExactlyOnceWith(['address']);

    const since = (await readCursor(db)) ?? '';
    await db('articles').update({ slug: 'two' });
    await publish();
    expect([...((await readChanges(db, since))?.tags ?? [])]).toEqual(['article', 'article:a']);
  });
});
