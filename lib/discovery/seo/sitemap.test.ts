// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { buildRouteIndex } from '@/lib/routing/route-index';
import {
  type SitemapEntry,
  BATCH,
  buildSitemapIndex,
  listSitemapEntries,
  PART_LIMITS,
  entriesOfPart,
  planParts,
  type ReadDetails,
  streamSitemap,
} from './sitemap';
import { LOCALES } from '@/backend/contract/locales';

const nothing: ReadDetails = async () => new Map();

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text();
}

function parse(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}

const texts = (document: Document, name: string): (string | null)[] =>
  [...document.getElementsByTagName(name)].map(({ textContent }) => textContent);

/** `count` articles in every language. */
function* manyAddresses(count: number): Generator<SitemapEntry> {
  for (let at = 0; at < count; at += 1) {
    const path = `/blog/an-article-with-a-title-of-its-own-${at}`;
    const alternates = Object.fromEntries(LOCALES.map((locale) => [locale, path]));
    yield { kind: 'article', id: `document-${at}`, path, alternates };
  }
}

describe('the sitemap of a domain', () => {
  const index = buildRouteIndex({
    pages: [
      ...LOCALES.map((locale) => ({ id: 'home', locale, path: [] as string[] })),
      { id: 'cart', locale: 'es' as const, path: ['carrito'] },
    ],
    products: [
      { id: 'p', locale: 'es', slug: 'traje&co' },
      { id: 'p', locale: 'nl', slug: 'pak' },
      { id: 'only-nl', locale: 'nl', slug: 'alleen' },
    ],
    articles: [],
    levels: [],
    lessons: [],
  });
  const details: ReadDetails = async (kind, ids) =>
    new Map(
      ids.map((id) => [
        id,
        { updatedAt: '2026-05-01T12:00:00.000Z', image: kind === 'product' ? '/media/a&b.jpg' : null },
      ]),
    );
  const addresses = () => listSitemapEntries(index, 'es', (kind, id) => kind === 'page' && id === 'cart');

  it('lists its own URLs with languages, dates and images, without hidden pages', async () => {
    const xml = parse(await readAll(streamSitemap(addresses(), 'es', details)));
    expect(texts(xml, 'loc')).toEqual(['http://es.localhost:3000/', 'http://es.localhost:3000/tienda/traje%26co']);
    expect(texts(xml, 'lastmod')).toEqual(['2026-05-01T12:00:00.000Z', '2026-05-01T12:00:00.000Z']);
    expect(texts(xml, 'image:loc')).toEqual(['http://es.localhost:3000/media/a&b.jpg']);
    const product = [...xml.getElementsByTagName('url')][1];
    const links = [...(product?.getElementsByTagName('xhtml:link') ?? [])];
    expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
      ['nl', 'http://localhost:3000/shop/pak'],
      ['es', 'http://es.localhost:3000/tienda/traje%26co'],
      ['x-default', 'http://localhost:3000/shop/pak'],
    ]);
  });

  it('lists URLs without details', async () => {
    const xml = parse(await readAll(streamSitemap(addresses(), 'es', nothing)));
    expect([texts(xml, 'loc').length, texts(xml, 'lastmod').length]).toEqual([2, 0]);
  });
});

describe('a sitemap of 50,000 URLs', () => {
  it('is streamed on demand, at most one batch ahead, and stops when cancelled', async () => {
    let made = 0;
    let closed = false;
    function* counted(): Generator<SitemapEntry> {
      try {
        for (const address of manyAddresses(50_000)) {
          made += 1;
          yield address;
        }
      } finally {
        closed = true;
      }
    }
    const asked: number[] = [];
    const reader = streamSitemap(counted(), 'nl', async (_kind, ids) => {
      asked.push(ids.length);
      return new Map();
    }).getReader();
    const first = await reader.read();
    expect(new TextDecoder().decode(first.value)).toMatch(/^<\?xml[^>]+>\n<urlset /);
    expect([made, asked]).toEqual([0, []]);
    for (let taken = 1; taken <= 10; taken += 1) {
      const { value } = await reader.read();
      expect(value?.length).toBeLessThan(BATCH * 2000);
      expect(asked).toEqual(Array.from({ length: taken }, () => BATCH));
      // The first entry of the next batch completes the current one.
      expect(made).toBe(taken * BATCH + 1);
    }
    await reader.cancel();
    expect([closed, made]).toEqual([true, 10 * BATCH + 1]);
  });

  it('is complete and within the protocol limits', { timeout: 60_000 }, async () => {
    const addresses = [...manyAddresses(50_000)];
    const parts = planParts(addresses, 'nl');
    let found = 0;
    for (const part of parts.keys()) {
      let bytes = 0;
      let start = '';
      let end = '';
      for await (const chunk of streamSitemap(entriesOfPart(addresses, parts, part + 1), 'nl', nothing)) {
        bytes += chunk.length;
        const text = new TextDecoder().decode(chunk);
        start ||= text;
        end = text;
        found += text.split('<url><loc>').length - 1;
      }
      expect(bytes).toBeLessThan(PART_LIMITS.bytes);
      // Validity of a batch is tested above; this is a sequence of batches.
      expect(start).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /);
      expect(end).toBe('</urlset>\n');
    }
    expect(found).toBe(50_000);
  });
});

describe('the parts of a sitemap', () => {
  const one = manyAddresses(1).next().value as SitemapEntry;
  const only = { ...one, alternates: { nl: one.path } };

  it('are one until the limits are exceeded', () => {
    expect(planParts([], 'nl')).toEqual([0]);
    const many = Array.from({ length: 50_000 }, () => only);
    expect(planParts(many, 'nl')).toEqual([50_000]);
    expect(planParts([...many, only], 'nl')).toEqual([50_000, 1]);
    expect(planParts([only, only, only], 'nl', { entries: 9, bytes: 2000 })).toEqual([2, 1]);
  });

  it('contain every URL once', () => {
    const addresses = [...manyAddresses(7)];
    const ids = [1, 2, 3].map((part) => [...entriesOfPart(addresses, [3, 3, 1], part)].map(({ id }) => id));
    expect(ids.map((list) => list.length)).toEqual([3, 3, 1]);
    expect(ids.flat()).toEqual(addresses.map(({ id }) => id));
  });

  it('never exceed the planned size', async () => {
    const address = manyAddresses(1).next().value as SitemapEntry;
    const image = `/media/${'x'.repeat(250)}.jpg`;
    const details: ReadDetails = async (_kind, ids) =>
      new Map(ids.map((id) => [id, { updatedAt: new Date().toISOString(), image }]));
    const xml = await readAll(streamSitemap([address], 'nl', details));
    const entry = Buffer.byteLength(/<url>.*<\/url>\n/s.exec(xml)?.[0] ?? '');
    expect(planParts([address, address], 'nl', { entries: 9, bytes: 2 * entry - 1 })).toEqual([1, 1]);
  });

  it('are listed in an index', () => {
    const xml = parse(buildSitemapIndex('https://zwotter.es', 2));
    expect(texts(xml, 'loc')).toEqual([
      'https://zwotter.es/sitemap.xml?part=1',
      'https://zwotter.es/sitemap.xml?part=2',
    ]);
    expect(xml.documentElement.tagName).toBe('sitemapindex');
  });
});
