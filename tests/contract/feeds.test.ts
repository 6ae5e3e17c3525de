// @vitest-environment jsdom
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '@/backend/contract/locales';
import { domainCurrency } from '@/backend/contract/money';
import { productPath } from '@/backend/contract/paths';
import { feedPaths } from '@/lib/discovery/feeds/feed-paths';
import { setSale, setStock } from '../support/admin-api';
import { editor } from '../support/editor';
import { parseAgentFeed } from '../support/feeds/agent-schema';
import { type GoogleItem, parseGoogleFeed } from '../support/feeds/google-schema';
import { allLocales, call, cartLine, originOf, post, readCatalog } from '../support/shop';
import { isFull, PATIENCE_MS } from '../support/time-limits';

/** Not sold or changed by other tests. */
const SKU = 'ZW-MINI-BLUE-XXXL';
const patiently = { timeout: PATIENCE_MS, interval: 200 };

const readGoogle = async (locale: Locale): Promise<GoogleItem[]> =>
  parseGoogleFeed((await call(locale, feedPaths.google)).body).item;
const itemOf = async (locale: Locale, sku = SKU): Promise<GoogleItem | undefined> =>
  (await readGoogle(locale)).find(({ mpn }) => mpn === sku);

/** Path and query of a URL of the shop. */
function pathOf(locale: Locale, url: string): string {
  const { origin, pathname, search } = new URL(url);
  expect(origin).toBe(originOf(locale));
  return pathname + search;
}

interface Offer {
  url: string;
  price: string;
  priceCurrency: string;
  availability: string;
}

/** Offers in the structured data of a product's page, by URL. */
async function readOffers(locale: Locale, path: string): Promise<Map<string, Offer>> {
  const { body } = await call(locale, path);
  const offers = [...body.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].flatMap(
    ([, json = '']) => {
      const { '@graph': parts = [] } = JSON.parse(json) as {
        '@graph'?: { offers?: Offer; hasVariant?: { offers: Offer }[] }[];
      };
      return parts.flatMap((part) => [
        ...(part.offers ? [part.offers] : []),
        ...(part.hasVariant ?? []).map((each) => each.offers),
      ]);
    },
  );
  return new Map(offers.map((offer) => [offer.url, offer]));
}

/** Statuses of paths, a few at a time. */
async function readStatuses(locale: Locale, paths: string[]): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (let at = 0; at < paths.length; at += 6)
    await Promise.all(
      paths.slice(at, at + 6).map(async (path) => {
        found[path] = (await call(locale, path)).status;
      }),
    );
  return found;
}

const expectAllFound = async (locale: Locale, urls: string[]): Promise<void> => {
  const paths = [...new Set(urls.map((url) => pathOf(locale, url)))];
  const statuses = await readStatuses(locale, paths);
  expect(paths.filter((path) => statuses[path] !== 200)).toEqual([]);
};

// One language in euro and the one in another currency; the full run has all.
describe.each(isFull ? allLocales : (['nl', 'sv'] as const))('in %s', (locale) => {
  let items: GoogleItem[] = [];
  beforeAll(async () => {
    items = await readGoogle(locale);
  });

  it('the feed has every physical variant of the shop, and nothing else', async () => {
    const physical = (await readCatalog(locale)).filter(({ type }) => type === 'physical');
    const ids = physical.flatMap(({ variants }) => variants.map(({ id }) => id));
    expect(items.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(ids.length).toBeGreaterThan(40);
    const groups = physical.filter(({ variants }) => variants.length > 1).map(({ id }) => id);
    expect([...new Set(items.flatMap(({ item_group_id: group }) => group ?? []))].toSorted()).toEqual(
      groups.toSorted(),
    );
  });

  it('all amounts are in the currency of the domain', () => {
    const amounts = items.flatMap(({ price, shipping }) => [price, ...shipping.map((rate) => rate.price)]);
    expect([...new Set(amounts.map((amount) => amount.split(' ')[1]))]).toEqual([domainCurrency(locale)]);
  });

  it('price and availability are those of the product page, at the same address', async () => {
    const pages = [...new Set(items.map(({ link }) => pathOf(locale, link).split('?')[0] ?? ''))];
    const offers = new Map<string, Offer>();
    for (const page of pages) for (const [url, offer] of await readOffers(locale, page)) offers.set(url, offer);
    for (const { link, price, sale_price: sale, availability } of items) {
      const offer = offers.get(link);
      expect(`${offer?.price} ${offer?.priceCurrency}`, link).toBe(sale ?? price);
      expect(availability, link).toBe(/OutOfStock/.test(offer?.availability ?? '') ? 'out_of_stock' : 'in_stock');
    }
  });

  it('price and shipping are those of a quote, for every country', async () => {
    for (const sku of ['ZW-PRO-BLUE-M', 'ZW-GOGGLES']) {
      const item = items.find(({ mpn }) => mpn === sku);
      expect(item?.shipping.length).toBeGreaterThan(5);
      for (const { country, price } of item?.shipping ?? []) {
        const body = { cart: [await cartLine(locale, sku)], country: country.toLowerCase(), locale };
        const answer = await post(locale, '/api/quote', body);
        const { data } = answer.json<{ data: { subtotal: number; shipping: number; currency: string } }>();
        const money = (cents: number): string => `${(cents / 100).toFixed(2)} ${data.currency}`;
        expect([item?.sale_price ?? item?.price, price], `${sku} ${country}`).toEqual([
          money(data.subtotal),
          money(data.shipping),
        ]);
      }
    }
  });

  it('every page and picture of it is there', async () => {
    await expectAllFound(
      locale,
      items.map(({ link }) => link),
    );
    const pictures = items.flatMap((item) => [item.image_link, ...item.additional_image_link]);
    await expectAllFound(locale, pictures);
    const [first = ''] = pictures;
    expect((await call(locale, pathOf(locale, first))).headers['content-type']).toMatch(/^image\//);
  });

  it('the feed for agents says the same', async () => {
    const { headers, body } = await call(locale, feedPaths.agents);
    expect(headers['content-type']).toBe('application/jsonl; charset=utf-8');
    const rows = parseAgentFeed(body);
    const shared = rows.map((row) => [row.item_id, row.title, row.url, row.price, row.sale_price, row.availability]);
    expect(shared).toEqual(
      items.map((item) => [item.id, item.title, item.link, item.price, item.sale_price, item.availability]),
    );
  });

  it('llms.txt leads to the shop’s pages, products, lessons, terms and feeds', async () => {
    const { status, headers, body } = await call(locale, '/llms.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toMatch(/^# .+\n\n> .+\n/);
    expect(body.match(/^## .+$/gm)).toHaveLength(5);
    const links = [...body.matchAll(/^- \[.+?\]\((\S+)\)(: .+)?$/gm)].map(([, url = '']) => url);
    const catalog = (await readCatalog(locale)).filter(({ type }) => type === 'physical');
    for (const { slug } of catalog) expect(links).toContain(originOf(locale) + productPath(locale, slug));
    for (const path of Object.values(feedPaths)) expect(links).toContain(originOf(locale) + path);
    await expectAllFound(locale, links);
  });
});

describe.each([feedPaths.google, feedPaths.agents, '/llms.txt'])('%s', (path) => {
  it('is sent once to those who keep it, and compressed', async () => {
    const first = await call('nl', path);
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      // Next adds headers of its own.
      vary: expect.stringContaining('Accept-Encoding'),
    });
    const etag = String(first.headers.etag);
    const again = await call('nl', path, { headers: { 'if-none-match': etag } });
    expect([again.status, again.raw.length, again.headers.etag]).toEqual([304, 0, etag]);
    const packed = await call('nl', path, { headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.raw).toString()).toBe(first.body);
    expect(packed.raw.length).toBeLessThan(first.raw.length);
  });

  it('is another one on each domain', async () => {
    const bodies = await Promise.all(allLocales.map(async (locale) => (await call(locale, path)).body));
    expect(new Set(bodies).size).toBe(allLocales.length);
  });

  it('may be read by everybody', async () => {
    const { body } = await call('nl', '/robots.txt');
    const refused = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, prefix = '']) => prefix);
    expect(refused.filter((prefix) => path.startsWith(prefix))).toEqual([]);
  });

  it('is the same for an editor who previews drafts', async () => {
    const answer = await call('nl', path, { headers: { cookie: 'preview=x; __prerender_bypass=x' } });
    expect([answer.status, answer.body]).toEqual([200, (await call('nl', path)).body]);
  });
});

describe('after a change', () => {
  afterAll(async () => {
    await setStock(SKU, 10);
    await setSale(SKU, { salePrice: null });
    await setGtin(null);
  });

  async function setGtin(gtin: string | null): Promise<void> {
    const [variant] = await editor.read<{ documentId: string }>('product-variant', `filters[sku]=${SKU}`);
    await editor.update('product-variant', variant?.documentId ?? '', { gtin });
  }

  it('the feed follows the stock', async () => {
    await setStock(SKU, 0);
    await expect.poll(async () => (await itemOf('nl'))?.availability, patiently).toBe('out_of_stock');
    await setStock(SKU, 10);
    await expect.poll(async () => (await itemOf('nl'))?.availability, patiently).toBe('in_stock');
  });

  it('the feed has the sale with its dates, in the currency of the domain', async () => {
    const before = await itemOf('sv');
    const hour = 3_600_000;
    const [saleFrom, saleTo] = [-1, 1].map((hours) => new Date(Date.now() + hours * hour).toISOString());
    await setSale(SKU, { salePrice: 19, saleFrom, saleTo });
    await expect.poll(async () => (await itemOf('sv'))?.sale_price, patiently).toMatch(/ SEK$/);
    const item = await itemOf('sv');
    expect(item?.price).toBe(before?.price);
    expect(item?.sale_price_effective_date).toBe(`${saleFrom?.slice(0, 16)}Z/${saleTo?.slice(0, 16)}Z`);
    await setSale(SKU, { salePrice: null });
    await expect.poll(async () => (await itemOf('sv'))?.sale_price, patiently).toBeUndefined();
  });

  it('the feed has a barcode, which the admin checks', async () => {
    await expect(setGtin('4006381333932')).rejects.toThrow(/400/);
    await setGtin('4006381333931');
    await expect.poll(async () => (await itemOf('nl'))?.gtin, patiently).toBe('4006381333931');
  });
});

it('no page can take their paths', async () => {
  for (const slug of ['feeds', 'llms.txt'])
    await expect(editor.create('page', { title: slug, slug })).rejects.toThrow(/400/);
  for (const path of ['/feeds', '/feeds/other.xml']) expect((await call('nl', path)).status).toBe(404);
});
