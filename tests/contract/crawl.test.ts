// @full
import { beforeAll, describe, expect, it } from 'vitest';
import messages from '@/messages/nl.json';
import { checkPage } from '../support/crawl/check-page';
import { checkPictures } from '../support/crawl/check-pictures';
import { checkAnchors, checkSite, checkSitemap } from '../support/crawl/check-site';
import { checkRawTexts, checkTranslated } from '../support/crawl/check-texts';
import { type Ask, type Crawl, crawl } from '../support/crawl/crawl';
import { report } from '../support/crawl/report';
import type { Origins } from '../support/crawl/types';
import { allLocales, call, originOf, readCatalog, readRouteIndex, segment } from '../support/shop';

/** The same in every language: none yet. */
/** Registers have one official name in all languages. */
const NAMES = [/identifiant unique \(IDU\)/, /^Registro de Productores de Producto/];
/** Half a minute on two idle cores; a busy machine may take longer. */
const LIMIT_MS = 480_000;
/** Pages of a seeded shop: far fewer means that the crawl ended early. */
const LEAST_PAGES = 50;

const origins = Object.fromEntries(allLocales.map((locale) => [locale, originOf(locale)])) as Origins;

const ask: Ask = (url, init) => {
  const { origin, pathname, search } = new URL(url);
  const locale = allLocales.find((candidate) => origins[candidate] === origin);
  if (!locale) throw new Error(`${url} is on none of the shop's domains`);
  return call(locale, pathname + search, init);
};

describe('the crawl of all domains', () => {
  let site: Crawl;
  beforeAll(async () => {
    site = await crawl(origins, ask);
  }, LIMIT_MS);

  it.each(allLocales)('reaches the whole shop in %s', (locale) => {
    const own = [...site.pages.values()].filter((page) => page.locale === locale);
    expect(own.length).toBeGreaterThan(LEAST_PAGES);
    expect(site.sitemaps.get(`${origins[locale]}/sitemap.xml`)?.length).toBeGreaterThan(0);
  });

  it('finds no dead link, no redirect loop, no foreign origin', () => {
    expect(report(site.errors)).toEqual([]);
  });

  it('finds the target of every fragment link', () => {
    expect(report(checkAnchors(site.links, site.pages))).toEqual([]);
  });

  it('finds each page complete: language, title, heading, description, canonical, Open Graph, structured data', () => {
    expect(report([...site.pages.values()].flatMap(checkPage))).toEqual([]);
  });

  it.each(allLocales)('finds the structured data of each kind of page in %s', async (locale) => {
    const { products, articles, levels, lessons } = await readRouteIndex();
    const [shop, blog, academy] = (['shop', 'blog', 'academy'] as const).map((name) => segment(locale, name));
    const typesAt = (path: string): string =>
      site.pages.get(`${origins[locale]}${path}`)?.parsed.jsonLd.join(' ') ?? `no page ${path}`;
    const own = <T extends { locale: string }>(rows: T[]): T[] => rows.filter((row) => row.locale === locale);
    expect(typesAt('/')).toMatch(/"OnlineStore".*"WebSite"/);
    const cards = (await readCatalog(locale)).filter(({ variants }) =>
      variants.some(({ sku }) => sku.startsWith('ZW-GIFT')),
    );
    expect(cards).toHaveLength(1);
    for (const { slug } of own(products)) {
      const types = expect(typesAt(`/${shop}/${slug}`));
      if (cards.some((card) => card.slug === slug)) types.not.toMatch(/"Product(Group)?"/);
      else types.toMatch(/"Product(Group)?"/);
    }
    for (const { slug } of own(articles)) expect(typesAt(`/${blog}/${slug}`)).toContain('"BlogPosting"');
    for (const { id, slug } of own(levels)) {
      expect(typesAt(`/${academy}/${slug}`)).toContain('"Course"');
      for (const lesson of own(lessons).filter(({ level }) => level === id)) {
        expect(typesAt(`/${academy}/${slug}/${lesson.slug}`)).toContain('"VideoObject"');
      }
    }
  });

  it('finds pages unique within their domain, and reciprocal alternates', () => {
    expect(report(checkSite(site.pages))).toEqual([]);
  });

  it('finds only indexable pages in the sitemaps', () => {
    const errors = [...site.sitemaps].flatMap(([url, locations]) => checkSitemap(url, locations, site.pages));
    expect(report(errors)).toEqual([]);
  });

  it('finds no raw message key and no sentence in two languages', () => {
    const pages = [...site.pages.values()];
    const namespaces = Object.keys(messages);
    expect(report(pages.flatMap((page) => checkRawTexts(page, namespaces)))).toEqual([]);
    expect(report(checkTranslated(pages, NAMES))).toEqual([]);
  });

  it(
    'gets the picture of each page',
    async () => {
      expect(report(await checkPictures(site.pictures, ask))).toEqual([]);
    },
    LIMIT_MS,
  );
});
