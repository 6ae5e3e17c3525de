import type { Core } from '@strapi/strapi';
import knex, { type Knex } from 'knex';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { issueCertificate, readIssued } from './issue-certificate';

vi.mock('../access/academy-outline', () => ({
  readOutline: async (_strapi: unknown, locale: string) => ({ levels: [{ id: 'level', title: `Zeehond ${locale}` }] }),
}));
vi.mock('../children/planned-lessons', () => ({ readLevelLessons: async () => ['lesson'] }));

let db: Knex;
let strapi: Core.Strapi;
beforeEach(async () => {
  db = knex({
    client: 'better-sqlite3',
    connection: ':memory:',
    useNullAsDefault: true,
    pool: { min: 1, max: 1 },
  });
  const table = (name: string, texts: string[], numbers: string[]) =>
    db.schema.createTable(name, (made) => {
      made.increments('id');
      for (const column of ['document_id', ...texts]) made.text(column);
      for (const column of numbers) made.integer(column);
      for (const column of ['created_at', 'updated_at', 'published_at', 'marked_at']) made.datetime(column);
    });
  await table('children', ['nickname'], ['user_id']);
  await table('child_adults', [], ['owner_id', 'adult_id']);
  await table('child_marks', ['lesson', 'state'], ['child_id']);
  await table('child_certificates', ['serial', 'level', 'level_title', 'day', 'language'], ['child_id']);
  await db('children').insert({ document_id: 'otje', nickname: 'Otje', user_id: 1 });
  await db('child_adults').insert({ owner_id: 1, adult_id: 2 });
  await db('child_marks').insert({ child_id: 1, lesson: 'lesson', state: 'alone', marked_at: new Date() });
  strapi = { db: { connection: db } } as unknown as Core.Strapi;
});
afterEach(() => db.destroy());

const asked = { child: 'otje', level: 'level', locale: 'nl' } as const;
const issue = (user: number, day: string) => issueCertificate(strapi, user, asked, 'UTC', new Date(day));

it('looking issues nothing; what was issued keeps serial and day for all who see the child', async () => {
  await expect(readIssued(strapi, 1, asked)).rejects.toMatchObject({ name: 'NotFound' });
  expect(await db('child_certificates')).toEqual([]);
  const serial = await issue(1, '2026-01-02');
  expect(await issue(2, '2026-03-04')).toBe(serial);
  for (const user of [1, 2])
    expect(await readIssued(strapi, user, { ...asked, locale: 'de' })).toMatchObject({
      serial,
      day: '2026-01-02',
      nickname: 'Otje',
      levelTitle: 'Zeehond de',
    });
  await expect(readIssued(strapi, 3, asked)).rejects.toMatchObject({ name: 'NotFound' });
  await expect(issue(3, '2026-01-02')).rejects.toMatchObject({ name: 'NotFound' });
});
