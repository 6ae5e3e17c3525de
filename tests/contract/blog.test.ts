// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { allLocales, type Answer, call, callBackend, originOf, segment } from '../support/shop';
import { type Locale } from '@/backend/contract/locales';

interface Card {
  slug: string;
  title: string;
  tags: { slug: string; title: string }[];
}

/** Articles per page in the seed's blog. */
const PAGE_SIZE = 4;
const PAGES = 2;

const blogOf = (locale: Locale) => `/${segment(locale, 'blog')}`;
const cards = new Map<Locale, Card[]>();
let tags: { id: string; locale: Locale; slug: string; articles: number }[];

beforeAll(async () => {
  for (const locale of allLocales) {
    const answer = await callBackend(`/blog?locale=${locale}&pageSize=50`);
    cards.set(locale, ((await answer.json()) as { data: { articles: Card[] } }).data.articles);
  }
  tags = ((await (await callBackend('/route-index')).json()) as { data: { tags: typeof tags } }).data.tags;
});

const cardsOf = (locale: Locale): Card[] => cards.get(locale) ?? [];
const parse = (answer: Answer): Document => new DOMParser().parseFromString(answer.body, 'text/html');
const main = (document: Document): Element => document.querySelector('main') ?? document.body;

/** Slugs of the articles that a list links to, in order. */
function listed(document: Document, locale: Locale): string[] {
  const links = [...main(document).querySelectorAll('article h2 a, article h3 a')];
  return links.map((link) => decodeURIComponent(link.getAttribute('href') ?? '').replace(`${blogOf(locale)}/`, ''));
}

const canonical = (document: Document) => document.querySelector('link[rel=canonical]')?.getAttribute('href');
const languages = (document: Document) => document.querySelectorAll('link[rel=alternate][hreflang]').length;
const pathsIn = (element: Element, selector: string) =>
  [...element.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '');

describe.each(allLocales)('the blog in %s', (locale) => {
  const blog = blogOf(locale);

  it('lists its articles on several pages, newest first, with a title and URL each', async () => {
    const titles = new Set<string>();
    const slugs: string[] = [];
    for (let page = 1; page <= PAGES; page += 1) {
      const address = page === 1 ? blog : `${blog}?page=${page}`;
      const answer = await call(locale, address);
      expect(answer.status).toBe(200);
      const document = parse(answer);
      titles.add(document.title);
      slugs.push(...listed(document, locale));
      expect(canonical(document)).toBe(originOf(locale) + address);
      expect(languages(document)).toBe(page === 1 ? 7 : 0);
      expect(pathsIn(main(document), 'nav a')).toEqual(
        expect.arrayContaining(Array.from({ length: PAGES }, (_, at) => (at === 0 ? blog : `${blog}?page=${at + 1}`))),
      );
    }
    expect(titles.size).toBe(PAGES);
    expect(slugs).toEqual(cardsOf(locale).map(({ slug }) => slug));
  });

  it('has a list for each tag, in every language', async () => {
    for (const tag of tags.filter((row) => row.locale === locale)) {
      const answer = await call(locale, `${blog}?tag=${tag.slug}`);
      expect(answer.status).toBe(200);
      const document = parse(answer);
      const tagged = cardsOf(locale).filter((card) => card.tags.some(({ slug }) => slug === tag.slug));
      expect(listed(document, locale)).toEqual(tagged.slice(0, PAGE_SIZE).map(({ slug }) => slug));
      expect(document.querySelector('h1')?.textContent).toBe(
        tagged[0]?.tags.find(({ slug }) => slug === tag.slug)?.title,
      );
      expect(canonical(document)).toBe(`${originOf(locale)}${blog}?tag=${tag.slug}`);
      for (const other of tags.filter((row) => row.id === tag.id)) {
        const there = `${originOf(other.locale)}${blogOf(other.locale)}?tag=${other.slug}`;
        expect(document.querySelector(`link[hreflang=${other.locale}]`)?.getAttribute('href')).toBe(there);
        expect(pathsIn(document.body, `a[hreflang=${other.locale}]`)).toContain(there);
      }
    }
  });

  it('has complete articles', async () => {
    for (const { slug, title, tags: own } of cardsOf(locale).slice(0, 2)) {
      const answer = await call(locale, `${blog}/${slug}`);
      expect(answer.status).toBe(200);
      const document = parse(answer);
      expect(document.querySelector('h1')?.textContent).toBe(title);
      const anchors = pathsIn(main(document), 'nav[aria-labelledby=contents] a');
      expect(anchors.length).toBeGreaterThanOrEqual(3);
      expect(new Set(anchors).size).toBe(anchors.length);
      for (const anchor of anchors)
        expect(document.querySelectorAll(`[id="${anchor.slice(1)}"]`), anchor).toHaveLength(1);
      for (const tag of own) expect(pathsIn(main(document), 'a')).toContain(`${blog}?tag=${tag.slug}`);
      expect(listed(document, locale)).toHaveLength(3);
      expect(listed(document, locale)).not.toContain(slug);
      const data = [...document.querySelectorAll('script[type="application/ld+json"]')]
        .map((script) => JSON.parse(script.textContent ?? '') as Record<string, unknown>)
        .find((entry) => entry['@type'] === 'BlogPosting');
      expect(data).toMatchObject({
        headline: title,
        mainEntityOfPage: `${originOf(locale)}${blog}/${slug}`,
        datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        wordCount: expect.any(Number),
        keywords: expect.arrayContaining(own.map((tag) => tag.title)),
      });
    }
  });

  it('has a feed', async () => {
    const answer = await call(locale, '/rss.xml');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const feed = new DOMParser().parseFromString(answer.body, 'application/xml');
    expect(feed.querySelector('parsererror')).toBeNull();
    expect(feed.documentElement.getAttribute('version')).toBe('2.0');
    for (const name of ['title', 'link', 'description', 'language'])
      expect(feed.querySelector(`channel > ${name}`)?.textContent, name).toMatch(/\S/);
    const self = feed.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0];
    expect([self?.getAttribute('rel'), self?.getAttribute('href')]).toEqual(['self', `${originOf(locale)}/rss.xml`]);
    const items = [...feed.querySelectorAll('item')];
    expect(items.map((item) => item.querySelector('title')?.textContent)).toEqual(
      cardsOf(locale).map(({ title }) => title),
    );
    const guids = new Set(items.map((item) => item.querySelector('guid')?.textContent));
    expect(guids.size).toBe(items.length);
    for (const item of items) {
      const link = item.querySelector('link')?.textContent ?? '';
      expect(link.startsWith(`${originOf(locale)}${blog}/`)).toBe(true);
      expect(item.querySelector('pubDate')?.textContent).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/);
    }
    for (const page of [blog, `${blog}/${cardsOf(locale)[0]?.slug}`]) {
      const link = parse(await call(locale, page)).querySelector('link[type="application/rss+xml"]');
      expect(link?.getAttribute('href'), page).toBe(`${originOf(locale)}/rss.xml`);
    }
  });
});

describe('blog lists with invalid parameters', () => {
  it.each(['page=0', 'page=-1', 'page=1e9', 'page=1000000000', 'page=x', 'page=', 'tag=', 'tag=%00', 'tag=..%2f'])(
    '/blog?%s is the blog',
    async (query) => {
      const answer = await call('nl', `/blog?${query}`);
      expect(answer.status).toBe(200);
      expect(canonical(parse(answer))).toBe(`${originOf('nl')}/blog`);
    },
  );

  it.each(['page=3', 'page=9999', 'tag=nothing', 'tag=water-safety', 'tag=nothing&page=2', 'tag=oefenen&page=2'])(
    '/blog?%s is not found',
    async (query) => {
      const answer = await call('nl', `/blog?${query}`);
      expect(answer.status).toBe(404);
      expect(answer.body).toContain('<footer');
    },
  );

  it('/blog redirects to /blogg in Swedish', async () => {
    const answer = await call('sv', '/blog');
    expect([answer.status, answer.headers.location]).toEqual([308, `${originOf('sv')}/blogg`]);
  });
});
