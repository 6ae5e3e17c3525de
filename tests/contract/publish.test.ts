import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '@/backend/contract/locales';
import { articlePath, productPath } from '@/backend/contract/paths';
import { callAdmin } from '../support/admin-api';
import { articleWith, editor, uniqueName } from '../support/editor';
import {
  call,
  callBackend,
  guardedOrigin,
  originOf,
  pagePathOf,
  readCatalog,
  readRouteIndex,
  type RouteIndexRow,
} from '../support/shop';
import { isFull, timeLimit } from '../support/time-limits';
import { until } from '../support/until';
import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from '@/backend/contract/headers';
import { signCall } from '@/backend/contract/signatures';

/** Published changes are live within two seconds, on every page that uses the entry. */
const LIVE_MS = timeLimit(2_000);
/** The same in each: the second in the full run. */
const locales = isFull ? (['nl', 'de'] as const) : (['nl'] as const);

interface Entry {
  documentId: string;
  title: string;
  slug: string;
}

async function findOne(type: string, locale: Locale, filter: string): Promise<Entry> {
  const [entry] = await editor.read<Entry>(type, `locale=${locale}&${filter}`);
  if (!entry) throw new Error(`no ${type} with ${filter} in ${locale}`);
  return entry;
}

const stamp = Date.now().toString(36);
const times: string[] = [];

const shows = async (locale: Locale, path: string, text: string): Promise<boolean> =>
  (await call(locale, path)).body.includes(text);

/** Twice, so that it comes from the cache: the test measures that the cache is invalidated. */
async function keep(locale: Locale, paths: string[]): Promise<void> {
  for (const path of [...paths, ...paths]) expect((await call(locale, path)).status, path).toBe(200);
}

/** Publishes and waits for each page, all polled from the same time. */
async function expectLive(locale: Locale, what: string, pages: Record<string, string>, text: string): Promise<void> {
  const found = await Promise.all(
    Object.entries(pages).map(async ([name, path]) => {
      const ms = await until(() => shows(locale, path, text), `${what} on ${path} (${locale})`, LIVE_MS);
      return `${name} ${ms} ms`;
    }),
  );
  times.push(`${what}, ${locale}: ${found.join(', ')}`);
}

async function expectGone(locale: Locale, pages: Record<string, string>, text: string): Promise<void> {
  for (const path of Object.values(pages))
    await until(async () => !(await shows(locale, path, text)), `${path} as before`, LIVE_MS);
}

let articles: RouteIndexRow[] = [];
let products: RouteIndexRow[] = [];
beforeAll(async () => {
  ({ articles, products } = await readRouteIndex());
});
afterAll(() => {
  process.stdout.write(`Live after publishing:\n${times.map((line) => `  ${line}\n`).join('')}`);
});

const slugIn = (rows: RouteIndexRow[], locale: Locale): string => {
  const row = rows.find((candidate) => candidate.locale === locale);
  if (!row) throw new Error(`nothing in ${locale}`);
  return row.slug;
};

describe.each(locales)('a publish in %s', (locale) => {
  it('a page is updated, and restored', async () => {
    const path = await pagePathOf(locale, 'over-ons');
    const before = await findOne('page', locale, `filters[slug][$eq]=${path.split('/').at(-1)}`);
    const title = `${before.title} ${stamp}`;
    await keep(locale, [path]);
    const pages = { page: path, search: `/search?q=${stamp}` };
    try {
      await editor.publish('page', before.documentId, { title }, locale);
      await expectLive(locale, 'page', pages, title);
    } finally {
      await editor.publish('page', before.documentId, { title: before.title }, locale);
    }
    await expectGone(locale, pages, title);
  });

  it('a menu is updated on pages of every kind, and restored', async () => {
    const { documentId } = await findOne('menu', locale, 'filters[slug][$eq]=primary');
    const { items } = await editor.readOne<{ items: { title: string }[] }>('menu', documentId, locale);
    const title = `Menu ${stamp}`;
    const pages = {
      home: '/',
      product: productPath(locale, slugIn(products, locale)),
      article: articlePath(locale, slugIn(articles, locale)),
      academy: '/academy',
      cart: await pagePathOf(locale, 'winkelmand'),
      findOrder: '/find-order',
    };
    await keep(locale, Object.values(pages));
    const changed = items.map((item, at) => (at === 0 ? { ...item, title } : item));
    try {
      await editor.update('menu', documentId, { items: changed }, locale);
      await expectLive(locale, 'menu', pages, title);
    } finally {
      await editor.update('menu', documentId, { items }, locale);
    }
    await expectGone(locale, pages, title);
  });

  it('a product is updated on its page, in the listing, in the teaser of the home page and in the search', async () => {
    const home = (await call(locale, '/')).body;
    const product = (await readCatalog(locale)).find(({ slug }) =>
      home.includes(`href="${productPath(locale, slug)}"`),
    );
    if (!product) throw new Error('the home page shows no product');
    const title = `${product.title} ${stamp}`;
    const path = productPath(locale, product.slug);
    const pages = { product: path, listing: await pagePathOf(locale, 'shop'), home: '/' };
    await keep(locale, Object.values(pages));
    try {
      await editor.publish('product', product.id, { title }, locale);
      await expectLive(locale, 'product', { ...pages, search: `/search?q=${stamp}` }, title);
    } finally {
      await editor.publish('product', product.id, { title: product.title }, locale);
    }
    await expectGone(locale, pages, title);
  });

  it('three publishes in a row end with the last', async () => {
    const blog = await pagePathOf(locale, 'blog');
    const first = (await call(locale, blog)).body;
    // An article on the first page of the list: which ones it has depends on other tests.
    const shown = articles.find((row) => row.locale === locale && first.includes(`"${articlePath(locale, row.slug)}"`));
    if (!shown) throw new Error('the blog shows no article');
    const before = await editor.readOne<Entry>('article', shown.id, locale);
    const path = articlePath(locale, before.slug);
    const titles = [1, 2, 3].map((turn) => `Ronde ${turn} ${stamp}`);
    try {
      for (const title of titles) await editor.publish('article', shown.id, { title }, locale);
      await expectLive(locale, 'third of three', { article: path, blog }, String(titles[2]));
    } finally {
      await editor.publish('article', shown.id, { title: before.title }, locale);
    }
    await expectGone(locale, { path }, String(titles[2]));
  });
});

describe('a storefront that gets no webhook', () => {
  const read = async (path: string) => (await call('nl', path, { origin: guardedOrigin })).body;

  it('follows the log of changes', async () => {
    const path = await pagePathOf('nl', 'over-ons');
    const page = await findOne('page', 'nl', `filters[slug][$eq]=${path.split('/').at(-1)}`);
    const menu = await findOne('menu', 'nl', 'filters[slug][$eq]=primary');
    const { items } = await editor.readOne<{ items: { title: string }[] }>('menu', menu.documentId, 'nl');
    const [title, entry] = [`${page.title} zonder ${stamp}`, `Zonder ${stamp}`];
    const both = async () => {
      const body = await read(path);
      return { title: body.includes(title), entry: body.includes(entry) };
    };
    // In its own memory, so that it can not read what the other storefront has stored.
    for (const _ of [1, 2, 3]) expect(await both()).toEqual({ title: false, entry: false });
    try {
      await editor.publish('page', page.documentId, { title }, 'nl');
      const changed = items.map((item, at) => (at === 0 ? { ...item, title: entry } : item));
      await editor.update('menu', menu.documentId, { items: changed }, 'nl');
      const ms = await until(async () => Object.values(await both()).every(Boolean), `both on ${path}`, LIVE_MS);
      times.push(`without the webhook: page and menu ${ms} ms`);
    } finally {
      await editor.publish('page', page.documentId, { title: page.title }, 'nl');
      await editor.update('menu', menu.documentId, { items }, 'nl');
    }
    await until(async () => !Object.values(await both()).some(Boolean), `${path} as before`, LIVE_MS);
  });
});

describe('a publish that moves permalinks', () => {
  const made: [string, string][] = [];
  afterAll(async () => {
    for (const [type, id] of made.reverse()) await editor.remove(type, id);
  });

  async function make(type: string, dataOf: (locale: 'nl' | 'de') => object): Promise<string> {
    const id = await editor.create(type, dataOf('nl'));
    made.push([type, id]);
    await editor.publish(type, id, dataOf('nl'));
    await editor.update(type, id, dataOf('de'), 'de');
    await editor.publish(type, id, dataOf('de'), 'de');
    return id;
  }

  const leadsTo = async (path: string) => {
    const { status, headers } = await call('nl', path);
    return status === 308 ? new URL(String(headers.location), originOf('nl')).pathname : status;
  };
  const link = (path: string): string => `href="${originOf('nl')}${path}"`;
  const isLive = async (locale: Locale, path: string) => (await call(locale, path)).status === 200;

  it('leads from the old one to the new one, and tells the other languages', async () => {
    const [first, second, german] = [uniqueName('alt'), uniqueName('neu'), uniqueName('deutsch')];
    const slugs = { nl: first, de: german };
    const id = await make('article', (locale) => articleWith(slugs[locale]));
    await until(() => isLive('nl', `/blog/${first}`), 'the article', LIVE_MS);
    await until(() => shows('de', `/blog/${german}`, link(`/blog/${first}`)), 'its German page', LIVE_MS);
    await keep('de', [`/blog/${german}`]);
    await editor.publish('article', id, articleWith(second));
    await until(async () => (await leadsTo(`/blog/${first}`)) === `/blog/${second}`, 'the redirect', LIVE_MS);
    await until(() => isLive('nl', `/blog/${second}`), 'the new permalink', LIVE_MS);
    await until(() => shows('de', `/blog/${german}`, link(`/blog/${second}`)), 'the German page, renamed', LIVE_MS);
    await editor.unpublish('article', id);
    await until(async () => (await leadsTo(`/blog/${second}`)) === 404, 'the end in Dutch', LIVE_MS);
    await until(async () => !(await shows('de', `/blog/${german}`, link(''))), 'the German page, alone', LIVE_MS);
    expect(await isLive('de', `/blog/${german}`)).toBe(true);
  });

  it('moves the pages below, and tells their other languages', async () => {
    const [top, moved, below] = [uniqueName('boven'), uniqueName('hoger'), uniqueName('onder')];
    const parent = await make('page', (locale) => ({ title: 'Boven', slug: `${top}-${locale}` }));
    await make('page', (locale) => ({
      title: 'Onder',
      slug: `${below}-${locale}`,
      parent: { connect: [{ documentId: parent }] },
    }));
    const [old, german] = [`/${top}-nl/${below}-nl`, `/${top}-de/${below}-de`];
    await until(() => shows('de', german, link(old)), 'the German page below', LIVE_MS);
    await keep('de', [german]);
    await editor.publish('page', parent, { title: 'Boven', slug: moved });
    const now = `/${moved}/${below}-nl`;
    await until(async () => (await leadsTo(old)) === now, 'the redirect', LIVE_MS);
    await until(() => isLive('nl', now), 'the page below', LIVE_MS);
    await until(() => shows('de', german, link(now)), 'the German page below, moved', LIVE_MS);
    await editor.unpublish('page', parent);
    await until(async () => (await leadsTo(now)) !== 200, 'the page below without its parent', LIVE_MS);
  });

  it('of many at once leaves the storefront with the permalinks of the backend', async () => {
    const slugs = Array.from({ length: 12 }, (_, index) => uniqueName(`viele-${index}`));
    const documentIds: string[] = [];
    for (const slug of slugs) documentIds.push(await editor.create('article', articleWith(slug)));
    for (const id of documentIds) made.push(['article', id]);
    const bulk = (action: string) =>
      callAdmin(`/content-manager/collection-types/api::article.article/actions/${action}?locale=nl`, {
        method: 'POST',
        json: { documentIds },
      });
    await bulk('bulkPublish');
    for (const slug of slugs) await until(() => isLive('nl', `/blog/${slug}`), slug, LIVE_MS);

    const { data } = (await (await callBackend('/route-index')).json()) as { data: { articles: RouteIndexRow[] } };
    const published = data.articles.flatMap(({ locale, slug }) => (locale === 'nl' ? [articlePath('nl', slug)] : []));
    const sitemap = (await call('nl', '/sitemap.xml')).body;
    const listed = [...sitemap.matchAll(/<loc>[^<]*?(\/blog\/[^<]+)<\/loc>/g)].map(([, path]) => path);
    expect(listed.toSorted()).toEqual(published.toSorted());

    await bulk('bulkUnpublish');
    for (const slug of slugs) await until(async () => (await leadsTo(`/blog/${slug}`)) === 410, slug, LIVE_MS);
  });
});

describe('the revalidation call', () => {
  const secret = process.env.REVALIDATE_SECRET ?? '';
  const body = JSON.stringify({ tags: [`nothing:${stamp}`] });
  const send = (headers: Record<string, string>, path = '/api/revalidate', sent = body) =>
    call('nl', path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: sent });
  const signed = (at: number, sent = body) => ({
    [TIMESTAMP_HEADER]: String(at),
    [SIGNATURE_HEADER]: signCall(secret, String(at), sent),
  });

  it('is accepted once', async () => {
    const headers = signed(Date.now());
    expect((await send(headers)).status).toBe(200);
    expect((await send(headers)).status).toBe(401);
  });

  it('is refused when it is old, from the future, unsigned or of another body', async () => {
    const hour = 60 * 60_000;
    expect((await send(signed(Date.now() - hour))).status).toBe(401);
    expect((await send(signed(Date.now() + hour))).status).toBe(401);
    expect((await send(signed(Date.now(), '{"tags":[]}'))).status).toBe(401);
    expect((await send({})).status).toBe(401);
    // The secret itself is not accepted, wherever it is sent.
    expect((await send({ authorization: `Bearer ${secret}` })).status).toBe(401);
    expect((await send({}, `/api/revalidate?secret=${secret}`)).status).toBe(401);
  });
});
