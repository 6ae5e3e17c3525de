import path from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { splitTerms } from '../../src/domain/search-terms-and-typos';
import { asStorefront, call, randomAddress, waitFor } from '../support/client';
import { timeLimit } from '../support/time-limits';
import { editor, type ErrorAnswer, unique } from '../support/content';
import { database } from '../support/database';
import { target } from '../support/target';

interface Hit {
  kind: string;
  id: string;
  title: string;
  summary: string;
}

const ask = (query: string, headers: Record<string, string> = {}) =>
  call<{ data: Hit[] }>(`/api/search?${query}`, { headers: asStorefront(headers) });
const search = async (q: string, locale = 'nl'): Promise<Hit[]> =>
  (await ask(`locale=${locale}&q=${encodeURIComponent(q)}`)).body.data;
const ids = async (q: string, locale?: string): Promise<string[]> => (await search(q, locale)).map(({ id }) => id);

/** Published changes are searchable within two seconds. */
const SOON = timeLimit(2000);
const comes = (q: string, id: string, locale?: string): Promise<true> =>
  waitFor(async () => ((await ids(q, locale)).includes(id) ? true : undefined), SOON);
const goes = (q: string, id: string): Promise<true> =>
  waitFor(async () => ((await ids(q)).includes(id) ? undefined : true), SOON);

let article = '';
const data = { title: 'Kwallenbeet à la plage', slug: unique('search'), publishedOn: '2026-01-01' };

beforeAll(async () => {
  // The first build runs in parallel with the first requests.
  await waitFor(async () => ((await search('zwotter')).length > 0 ? true : undefined));
  article = (await editor.create('article', data, 'nl')).body.data.documentId;
});
afterAll(() => editor.remove('article', article, '*'));

describe('the search', () => {
  it('finds the seeded content of each type in its language', async () => {
    const kinds = async (q: string, locale?: string) => new Set((await search(q, locale)).map(({ kind }) => kind));
    expect(await kinds('zwotter')).toContain('product');
    const [first] = await search('zwotter classic drijfpak');
    expect(first).toMatchObject({ kind: 'product', title: 'Zwotter Classic drijfpak' });
    const [german] = await search('schwimmlernanzug classic', 'de');
    expect(german).toMatchObject({ kind: 'product', title: 'Zwotter Classic Schwimmlernanzug' });
    expect(await search('Schwimmlernanzug', 'nl')).toEqual([]);
  });

  it('reveals no content for owners of a lesson', async () => {
    const lessons: { title: string; captions: string }[] = await database()('lessons')
      .whereNotNull('published_at')
      .whereNotNull('captions')
      .where({ locale: 'nl' })
      .select('title', 'captions');
    expect(lessons.length).toBeGreaterThan(0);
    const index = new Database(path.join(path.dirname(target().databaseFile), 'search.db'), { readonly: true });
    const rows = index.prepare('select text from words_nl').all() as { text: string }[];
    index.close();
    const text = rows.map((row) => row.text).join('\n');
    // A single sentence can also be part of a public text; two consecutive ones are not.
    const pairs = lessons.flatMap(({ captions }) => {
      const spoken = captions.split('\n').filter((line) => line.length > 16 && !line.includes('-->'));
      return spoken.slice(1).map((line, at) => splitTerms(`${spoken[at] ?? ''} ${line}`).join(' '));
    });
    expect(pairs.length).toBeGreaterThan(0);
    expect(pairs.filter((pair) => text.includes(pair))).toEqual([]);
  });

  it('excludes personal pages', async () => {
    expect((await search('winkelmand')).filter(({ title }) => title === 'Winkelmand')).toEqual([]);
  });

  it('reflects a publish, a change, an unpublish and a deletion within two seconds, and no draft', async () => {
    expect(await ids('kwallenbeet')).toEqual([]);
    await editor.publish('article', article, data);
    await comes('kwallenbeet', article);
    expect(await search('kwallenbeet', 'de')).toEqual([]);
    for (const query of ['KWALLEN', 'kwalenbeet', 'kwallenbete', 'beet', 'a la plage', 'plâge kwallenbeet'])
      expect([query, await ids(query)]).toEqual([query, expect.arrayContaining([article])]);

    await editor.update('article', article, { ...data, title: 'Zandkasteelbouw' }, 'nl');
    expect(await ids('kwallenbeet')).toEqual([article]);
    await editor.publish('article', article, { ...data, title: 'Zandkasteelbouw' });
    await comes('zandkasteelbouw', article);
    await goes('kwallenbeet', article);

    await editor.unpublish('article', article);
    await goes('zandkasteelbouw', article);
    await editor.publish('article', article, data);
    await comes('kwallenbeet', article);
    await editor.remove('article', article, '*');
    await goes('kwallenbeet', article);
  });

  it.each(['"', "'; drop table entries_nl; --", 'title:* NEAR(a)', '%00', '../..', '[object]', 'x'.repeat(2000)])(
    'treats %j as text',
    async (q) => {
      const { status, body } = await ask(`locale=nl&q=${encodeURIComponent(q)}`);
      expect([status, Array.isArray(body.data)]).toEqual([200, true]);
    },
  );

  it.each(['', 'q=', 'q[]=zwotter', 'q=zwotter&locale=xx', 'q=%20%20'])('answers %j with nothing', async (query) => {
    expect(await ask(query)).toMatchObject({ status: 200, body: { data: [] } });
  });

  it('refuses a language that is not a string', async () => {
    for (const query of ['locale[]=nl', 'locale[$ne]=nl']) expect((await ask(`q=zwotter&${query}`)).status).toBe(400);
  });

  it('returns the requested number of results, within bounds', async () => {
    const count = async (limit: string) => (await ask(`q=z&limit=${limit}`)).body.data.length;
    expect([await count('1'), await count('2')]).toEqual([1, 2]);
    for (const limit of ['0', '-1', 'x', '999999999', '1e9']) expect(await count(limit)).toBeGreaterThan(2);
  });

  it('is for the storefront only', async () => {
    const { status, body } = await call<ErrorAnswer>('/api/search?q=zwotter');
    expect([status, body.error.name]).toEqual([403, 'Forbidden']);
  });

  it('limits requests per IP address', async () => {
    const ip = { 'x-shop-ip': randomAddress() };
    const statuses = new Set<number>();
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all(Array.from({ length: 25 }, () => ask('q=z&limit=1', ip)));
      for (const { status } of answers) statuses.add(status);
    }
    expect([...statuses].sort()).toEqual([200, 429]);
    expect((await ask('q=z&limit=1')).status).toBe(200);
  });
});
