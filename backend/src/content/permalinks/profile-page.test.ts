import knex, { type Knex } from 'knex';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findProfilePage, readPageSlugs } from '../../platform/settings/profile-page';
import { type Permalink, storePermalinks } from './permalink-store';

let db: Knex;
beforeEach(async () => {
  db = knex({ client: 'better-sqlite3', connection: ':memory:', useNullAsDefault: true });
  await db.schema.createTable('site_settings', (table) => {
    table.increments('id');
    table.text('profile_slug');
  });
  await db.schema.createTable('pages', (table) => {
    table.increments('id');
    for (const name of ['document_id', 'locale', 'slug', 'published_at']) table.text(name);
  });
  await db.schema.createTable('entry_addresses', (table) => {
    table.increments('id');
    for (const name of ['document_id', 'kind', 'language', 'path', 'entry']) table.text(name);
    for (const name of ['left_at', 'created_at', 'updated_at', 'published_at']) table.datetime(name);
    table.unique(['kind', 'language', 'path']);
  });
  await db('site_settings').insert({ profile_slug: 'mijn-zwotter' });
});
afterEach(() => db.destroy());

/** The permalinks that the Dutch pages have from now on. */
async function publish(pages: Record<string, string>): Promise<void> {
  const live = Object.entries(pages).map(([entry, path]): Permalink => ({ kind: 'page', language: 'nl', path, entry }));
  await storePermalinks(db, live, { kind: 'page', now: new Date() });
  await db('pages').delete();
  for (const { entry, path } of live) {
    const row = { document_id: entry, locale: 'nl', slug: path.split('/').at(-1), published_at: 'now' };
    await db('pages').insert(row);
  }
}

it('the profile page is found by its slug, a former one, and below another page', async () => {
  expect(await findProfilePage(db)).toBeNull();
  for (const path of ['mijn-zwotter', 'mijn-hoek', 'klanten/mijn-hoek', 'klanten/mijn-zwotter']) {
    await publish({ contact: 'contact', profile: path });
    expect(await findProfilePage(db)).toBe('profile');
    expect(await readPageSlugs(db, 'profile', 'nl')).toEqual(path.split('/'));
  }
  expect(await readPageSlugs(db, 'profile', 'de')).toBeNull();
});

it('a page that takes the slug is the profile page', async () => {
  await publish({ profile: 'mijn-zwotter' });
  await publish({ profile: 'oud', other: 'mijn-zwotter' });
  expect(await findProfilePage(db)).toBe('other');
});
