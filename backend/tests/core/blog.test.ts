import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articles, tags } from '../../seed/data/articles';
import { asStorefront, call } from '../support/client';
import { editor, type ErrorAnswer, unique } from '../support/content';

interface Card {
  id: string;
  slug: string;
  title: string;
  publishedOn: string;
  picture: { url: string; alt: string } | null;
  tags: { slug: string; title: string }[];
}
interface Blog {
  data: { articles: Card[] };
}
interface Routes {
  data: {
    articles: { id: string; locale: string }[];
    tags: { id: string; locale: string; slug: string; articles: number }[];
  };
}

const readBlog = async (query: string): Promise<Card[]> =>
  (await call<Blog>(`/api/blog?${query}`, { headers: asStorefront() })).body.data.articles;
const readRelated = async (id: string, query: string): Promise<Card[]> =>
  (await call<Blog>(`/api/blog/related/${id}?${query}`, { headers: asStorefront() })).body.data.articles;
const readRoutes = async () => (await call<Routes>('/api/route-index', { headers: asStorefront() })).body.data;

const newest = [...articles].sort((a, b) => b.publishedOn.localeCompare(a.publishedOn));
const slugs = (cards: Card[]) => cards.map(({ slug }) => slug);

describe('GET /api/blog', () => {
  it.each(['nl', 'sv'] as const)('has the articles of %s by page, newest first', async (locale) => {
    const expected = newest.map(({ text }) => text[locale].slug);
    expect(slugs(await readBlog(`locale=${locale}&pageSize=3`))).toEqual(expected.slice(0, 3));
    expect(slugs(await readBlog(`locale=${locale}&page=2&pageSize=3`))).toEqual(expected.slice(3, 6));
    expect(await readBlog(`locale=${locale}&page=9&pageSize=3`)).toEqual([]);
  });

  it('contains the fields of a card', async () => {
    const [card] = await readBlog('locale=de&pageSize=1');
    expect(card).toMatchObject({
      title: newest[0]?.text.de.title,
      publishedOn: newest[0]?.publishedOn,
      picture: { url: expect.stringMatching(/^\/uploads\//), alt: expect.stringMatching(/\w/) },
    });
    const titles = tags.filter(({ key }) => newest[0]?.tags.includes(key)).map(({ text }) => text.de.title);
    expect(card?.tags.map(({ title }) => title).sort()).toEqual(titles.sort());
    expect(card).not.toHaveProperty('body');
  });

  it.each(tags.map((tag) => [tag.key, tag] as const))('filters by the tag %s in each language', async (key, tag) => {
    for (const locale of ['nl', 'fr'] as const) {
      const expected = newest.filter((article) => article.tags.includes(key)).map(({ text }) => text[locale].slug);
      expect(slugs(await readBlog(`locale=${locale}&tag=${tag.text[locale].slug}&pageSize=50`))).toEqual(expected);
    }
  });

  it('finds nothing for an unknown tag, or one of another language', async () => {
    expect(await readBlog('locale=nl&tag=nothing&pageSize=5')).toEqual([]);
    expect(await readBlog('locale=nl&tag=water-safety&pageSize=5')).toEqual([]);
    expect(await readBlog('locale=xx&pageSize=5')).toEqual([]);
  });

  it.each([
    'page=0',
    'page=-1',
    'page=x',
    'page=1.5',
    'page[]=2',
    'tag[]=x',
    'pageSize=0',
    'pageSize=1e9',
    'page=1e99',
  ])('answers %s', async (query) => {
    const { status, body } = await call<Blog>(`/api/blog?locale=nl&${query}`, { headers: asStorefront() });
    expect(status).toBe(200);
    expect(body.data.articles.length).toBeLessThanOrEqual(50);
  });

  it('is for the storefront only', async () => {
    const { status, body } = await call<ErrorAnswer>('/api/blog');
    expect([status, body.error.name]).toEqual([403, 'Forbidden']);
    expect((await call('/api/blog/related/x')).status).toBe(403);
  });
});

describe('GET /api/blog/related/{id}', () => {
  it('lists articles that share a tag first, then the newest, never the article itself', async () => {
    for (const article of articles) {
      const cards = await readBlog('locale=nl&pageSize=50');
      const self = cards.find(({ slug }) => slug === article.text.nl.slug);
      const others = newest.filter(({ key }) => key !== article.key);
      const isAlike = (other: (typeof articles)[number]) => other.tags.some((tag) => article.tags.includes(tag));
      const expected = [...others.filter(isAlike), ...others.filter((other) => !isAlike(other))].slice(0, 3);
      const related = await readRelated(self?.id ?? '', 'locale=nl&count=3');
      expect(slugs(related), article.key).toEqual(expected.map(({ text }) => text.nl.slug));
    }
  });

  it('lists the newest for an unknown article', async () => {
    expect(slugs(await readRelated('nothing', 'locale=nl&count=2'))).toEqual(
      newest.slice(0, 2).map(({ text }) => text.nl.slug),
    );
  });
});

describe('publishing tags and articles', () => {
  const title = unique('Nieuw onderwerp');
  const slug = unique('onderwerp');
  let tag = '';
  let article = '';
  const data = () => ({
    title,
    slug: `${slug}-artikel`,
    publishedOn: '2020-01-01',
    tags: { connect: [{ documentId: tag, locale: 'nl' }] },
  });

  beforeAll(async () => {
    tag = (await editor.create('article-tag', { title, slug }, 'nl')).body.data.documentId;
    article = (await editor.create('article', data(), 'nl')).body.data.documentId;
  });
  afterAll(async () => {
    await editor.remove('article', article, '*');
    await editor.remove('article-tag', tag, '*');
  });

  it('a tag has a page only while a published article carries it', async () => {
    const countOf = async () => (await readRoutes()).tags.find((row) => row.id === tag)?.articles;
    expect(await countOf()).toBeUndefined();
    expect(await readBlog(`locale=nl&tag=${slug}&pageSize=5`)).toEqual([]);
    expect((await editor.publish('article', article, data())).status).toBe(200);
    expect(await countOf()).toBe(1);
    expect((await readBlog(`locale=nl&tag=${slug}&pageSize=5`)).map(({ id }) => id)).toEqual([article]);
    await editor.unpublish('article', article);
    expect(await countOf()).toBeUndefined();
  });

  it('a slug is unique among tags, and valid in a URL', async () => {
    expect((await editor.create('article-tag', { title: 'x', slug }, 'nl')).status).toBe(400);
    for (const bad of ['Zwemmen', 'a b', '../x', 'a--b', '-a'])
      expect((await editor.create('article-tag', { title: 'x', slug: bad }, 'nl')).status, bad).toBe(400);
  });
});

it('the route index counts the articles of each tag in each language', async () => {
  const { tags: rows } = await readRoutes();
  for (const tag of tags) {
    const expected = articles.filter((article) => article.tags.includes(tag.key)).length;
    for (const locale of ['nl', 'en', 'de', 'es', 'fr', 'sv'] as const)
      expect(rows.find((row) => row.locale === locale && row.slug === tag.text[locale].slug)?.articles).toBe(expected);
  }
});
