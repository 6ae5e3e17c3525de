// @full
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import nl from '../../messages/nl.json';
import { signUp } from '../accounts/support/account';
import { callAdmin, editor } from '../orders/support/admin';
import { waitForMail } from '../orders/support/mail';
import { readStock, setStock } from '../orders/support/shop';
import { asStorefront, call, waitFor } from '../support/client';
import { unique } from '../support/content';
import { database } from '../support/database';
import { type Changes, type Index, patchIndex, sortIndex } from './patch-index';
import { removeEntry } from './support';

const collection = (type: string): string => `/content-manager/collection-types/api::${type}.${type}`;
const article = (slug = unique('wijziging')) => ({ title: 'Wijziging', slug, publishedOn: '2026-01-01' });
const page = (parent?: string) => ({
  title: 'Wijziging',
  slug: unique('wijziging'),
  ...(parent ? { parent: { connect: [{ documentId: parent }] } } : {}),
});

const made: [string, string][] = [];
afterAll(async () => {
  for (const [type, id] of made.reverse()) await removeEntry(type, id);
});

const read = async (query = ''): Promise<Changes> =>
  (await call<{ data: Changes }>(`/api/route-index${query}`, { headers: asStorefront() })).body.data;
const readWhole = async (): Promise<Index> => (await read()) as Index;
const readSince = (cursor: string): Promise<Changes> => read(`?since=${cursor}`);

/** Patched by every answer, as the storefront's index is, and never loaded again. */
let index: Index;
beforeAll(async () => {
  index = await readWhole();
});

/** Reads changes until the index equals the whole one, which contains what `isExpected` looks for. */
async function expectSame(isExpected: (whole: Index) => boolean): Promise<void> {
  await waitFor(async () => {
    const changes = await readSince(index.cursor);
    expect(changes.forget, 'the cursor is known').toBeDefined();
    index = patchIndex(index, changes);
    const whole = await readWhole();
    // What is saved may be read just before its change is written down.
    const isSame = isDeepStrictEqual(sortIndex(index), sortIndex(whole));
    return whole.cursor === index.cursor && isExpected(whole) && isSame ? true : undefined;
  });
}

async function make(type: string, data: { slug: string }, locale = 'nl'): Promise<string> {
  const { body } = await editor.create(type, data, locale);
  const id = body.data.documentId;
  made.push([type, id]);
  expect((await editor.publish(type, id, data, locale)).status).toBe(200);
  return id;
}

const pathOf = (whole: Index, id: string, locale = 'nl') =>
  [whole.pages.find((row) => row.id === id && row.locale === locale)?.path ?? null].flat().join('/');
const slugOf = (whole: Index, id: string, locale = 'nl') =>
  whole.articles.find((row) => row.id === id && row.locale === locale)?.slug;

/** The page that the last of the practice mails leads to. */
async function mailedProfile(): Promise<string | undefined> {
  const swimmer = await signUp();
  const headers = asStorefront(swimmer.headers);
  const child = { key: crypto.randomUUID(), nickname: 'Otje', birthYear: null, weight: null, size: '' };
  await call('/api/academy/children', { method: 'POST', json: child, headers });
  await call('/api/academy/practice-mail', { method: 'PUT', json: { on: true }, headers });
  const past = (days: number): Date => new Date(Date.now() - days * 86_400_000);
  await database()('practice_mails')
    .where({ user_id: swimmer.id })
    .update({ agreed_at: past(57), next_at: past(1) });
  const mail = await waitForMail(swimmer.email, ({ subject }) => subject === nl.practiceMail.ended.subject);
  return /https?:\/\/[^/\s]+(\/\S+)/.exec(mail.text)?.[1];
}

describe('what changed since a cursor', () => {
  it('an article is published, renamed, translated, taken offline and removed', async () => {
    const [first, second, german] = [article(), article(), article()];
    const id = await make('article', first);
    await expectSame((whole) => slugOf(whole, id) === first.slug);
    await editor.publish('article', id, second, 'nl');
    await expectSame((whole) => slugOf(whole, id) === second.slug);
    expect(index.former.some((row) => row.id === id && row.path === first.slug)).toBe(true);
    // One language only: the others stay as they are.
    await editor.update('article', id, german, 'de');
    await editor.publish('article', id, german, 'de');
    await expectSame((whole) => slugOf(whole, id, 'de') === german.slug && slugOf(whole, id) === second.slug);
    await editor.unpublish('article', id, 'nl');
    await expectSame((whole) => slugOf(whole, id) === undefined && slugOf(whole, id, 'de') === german.slug);
    await removeEntry('article', id);
    await expectSame((whole) => !whole.articles.some((row) => row.id === id));
  });

  it('a path goes to another entry and back', async () => {
    const data = article();
    const first = await make('article', data);
    await editor.publish('article', first, article(), 'nl');
    const second = await make('article', data);
    await expectSame((whole) => slugOf(whole, second) === data.slug);
    expect(index.former.some(({ path }) => path === data.slug)).toBe(false);
    await editor.publish('article', second, article(), 'nl');
    await editor.publish('article', first, data, 'nl');
    await expectSame((whole) => slugOf(whole, first) === data.slug);
  });

  it('pages move with their parent, and end with it', async () => {
    const [top, other] = [page(), page()];
    const parent = await make('page', top);
    const below = page(parent);
    const child = await make('page', below);
    const childOfChild = await make('page', page(child));
    await expectSame((whole) => pathOf(whole, child) === `${top.slug}/${below.slug}`);
    await editor.publish('page', parent, { ...top, slug: other.slug }, 'nl');
    await expectSame((whole) => pathOf(whole, childOfChild).startsWith(`${other.slug}/${below.slug}/`));
    expect(index.former.some(({ id, path }) => id === child && path === `${top.slug}/${below.slug}`)).toBe(true);
    await editor.unpublish('page', parent, 'nl');
    await expectSame((whole) => pathOf(whole, child) === '');
  });

  it('many are published at once', async () => {
    const drafts = [article(), article(), article()];
    const ids: string[] = [];
    for (const data of drafts) {
      const { body } = await editor.create('article', data, 'nl');
      ids.push(body.data.documentId);
      made.push(['article', body.data.documentId]);
    }
    const all = { documentIds: ids };
    expect(
      (await callAdmin(`${collection('article')}/actions/bulkPublish?locale=nl`, { method: 'POST', json: all })).status,
    ).toBe(200);
    await expectSame((whole) => ids.every((id, at) => slugOf(whole, id) === drafts[at]?.slug));
    expect(
      (await callAdmin(`${collection('article')}/actions/bulkUnpublish?locale=nl`, { method: 'POST', json: all }))
        .status,
    ).toBe(200);
    await expectSame((whole) => ids.every((id) => slugOf(whole, id) === undefined));
  });

  it('redirect rules and tags of the blog', async () => {
    const from = `/${unique('regel')}`;
    const { body } = await editor.create('redirect', { fromPath: from, target: '/', permanent: true, active: true });
    made.push(['redirect', body.data.documentId]);
    const hasRule = (whole: Index) => JSON.stringify(whole.redirects).includes(`"${from}"`);
    await expectSame(hasRule);
    await editor.update('redirect', body.data.documentId, { active: false });
    await expectSame((whole) => !hasRule(whole));

    const tag = await editor.create('article-tag', { title: 'Onderwerp', slug: unique('onderwerp') });
    const tagId = tag.body.data.documentId;
    made.push(['article-tag', tagId]);
    const tagged = { ...article(), tags: { connect: [{ documentId: tagId, locale: 'nl' }] } };
    await make('article', tagged);
    const find = (whole: Index) => whole.tags.find(({ id }) => id === tagId);
    await expectSame((whole) => find(whole) !== undefined);
    const slug = unique('onderwerp');
    await editor.update('article-tag', tagId, { slug });
    await expectSame((whole) => find(whole)?.slug === slug);
  });

  it('is no more than that', async () => {
    const id = await make('article', article());
    await expectSame((whole) => slugOf(whole, id) !== undefined);
    // The publish is written down twice: with its permalinks, and with the tags of pages that show it.
    const last = await waitFor(async () => {
      const found = await readSince(index.cursor);
      const isSame = found.cursor === index.cursor;
      index = patchIndex(index, found);
      return isSame ? found : undefined;
    });
    const { cursor } = last;
    expect(last).toMatchObject({ changed: [], forget: { kinds: [], ids: [] }, articles: [], former: [] });
    await editor.publish('article', id, article(), 'nl');
    const changes = await waitFor(async () => {
      const found = await readSince(cursor);
      return found.cursor === cursor ? undefined : found;
    });
    expect(changes.forget).toEqual({ kinds: [], ids: [id] });
    expect(changes.changed).toEqual(expect.arrayContaining(['article', `article:${id}`]));
    expect(changes.articles?.map((row) => row.id)).toEqual([id]);
    expect(changes).toMatchObject({ pages: [], products: [], levels: [], lessons: [] });
    expect(changes).not.toHaveProperty('redirects');
    expect(changes).not.toHaveProperty('profile');
  });

  it('the profile page is found under its former name, also when it was moved below another page', async () => {
    const id = index.profile ?? '';
    const { body } = await callAdmin<{ data: { title: string; slug: string } }>(
      `${collection('page')}/${id}?locale=nl`,
    );
    const { title, slug } = body.data;
    const rename = (data: object) => editor.publish('page', id, { title, ...data }, 'nl');
    try {
      const renamed = unique('mijn-hoek');
      expect((await rename({ slug: renamed })).status).toBe(200);
      await expectSame((whole) => pathOf(whole, id) === renamed && whole.profile === id);
      const folder = page();
      const parent = await make('page', folder);
      await rename({ slug: renamed, parent: { connect: [{ documentId: parent }] } });
      await expectSame((whole) => pathOf(whole, id) === `${folder.slug}/${renamed}` && whole.profile === id);
      expect(await mailedProfile()).toBe(`/${folder.slug}/${renamed}`);
      await rename({ slug: renamed, parent: { disconnect: [{ documentId: parent }] } });
    } finally {
      await rename({ slug });
    }
    await expectSame((whole) => pathOf(whole, id) === slug && whole.profile === id);
  });
});

describe('what pages show besides', () => {
  const firstOf = async (type: string): Promise<string> => {
    const { body } = await callAdmin<{ results: { documentId: string }[] }>(`${collection(type)}?locale=nl`);
    return body.results[0]?.documentId ?? '';
  };
  const expectNamed = (tags: string[]) =>
    waitFor(async () => {
      const found = await readSince(index.cursor);
      return tags.every((tag) => found.changed?.includes(tag)) ? true : undefined;
    });

  it.each(['menu', 'site-settings', 'shipping-country'])('is named after a change of %s', async (type) => {
    const single = type === 'site-settings';
    const path = single ? '/content-manager/single-types/api::site-settings.site-settings' : collection(type);
    const id = single ? '' : await firstOf(type);
    expect((await callAdmin(`${path}${id && `/${id}`}?locale=nl`, { method: 'PUT', json: {} })).status).toBe(200);
    await expectNamed([type]);
  });

  it('is named after a change of stock', async () => {
    const sku = 'ZW-MINI-BLUE-M';
    const quantity = await readStock(sku);
    await setStock(sku, quantity + 1);
    const product = index.products.find((row) => row.locale === 'nl' && row.slug?.includes('mini'));
    await expectNamed(['product', `product:${product?.id}`]);
    await setStock(sku, quantity);
  });
});

describe('an unknown cursor', () => {
  it.each(['nothing', '', 'a'.repeat(24), "'; drop table changes"])('%j is answered with everything', async (since) => {
    const answer = await read(`?since=${encodeURIComponent(since)}`);
    expect(answer).not.toHaveProperty('forget');
    expect(answer.products?.length).toBeGreaterThan(0);
  });

  it('is a repeated one as well', async () => {
    expect(await read(`?since=${index.cursor}&since=${index.cursor}`)).not.toHaveProperty('forget');
  });
});
