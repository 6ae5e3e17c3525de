import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { productPath } from '@/backend/contract/paths';
import { adviserResponse } from '@/lib/discovery/size-advice/adviser-model';
import { callAdmin, setGtin, setSale, setStock } from '../support/admin-api';
import { timeLimit } from '../support/time-limits';
import { call, cartLine, originOf, post, readCatalog } from '../support/shop';
import { LOCALE_SETTINGS } from '@/backend/contract/locales';

/** Not sold or changed by other tests. */
const SKU = 'ZW-MINI-PINK-XXL';

interface Offer {
  price: string;
  availability: string;
  priceValidUntil?: string;
}

async function path(): Promise<string> {
  const product = (await readCatalog('nl')).find(({ variants }) => variants.some(({ sku }) => sku === SKU));
  return productPath('nl', product?.slug ?? '');
}

/** The variant in the page's structured data. */
async function readVariant(): Promise<{ gtin?: string; offers: Offer }> {
  const { body } = await call('nl', await path());
  const json = /<script type="application\/ld\+json">(\{[^<]*"hasVariant"[^<]*)<\/script>/.exec(body)?.[1] ?? '{}';
  const { '@graph': parts = [] } = JSON.parse(json) as {
    '@graph'?: { hasVariant?: { sku: string; gtin?: string; offers: Offer }[] }[];
  };
  const hasVariant = parts.flatMap((part) => part.hasVariant ?? []);
  const variant = hasVariant.find(({ sku }) => sku === SKU);
  if (!variant) throw new Error('the page does not offer it');
  return variant;
}
const readOffer = async (): Promise<Offer> => (await readVariant()).offers;

const soon = { timeout: timeLimit(2000), interval: 50 };

describe('a cached page', () => {
  afterEach(async () => {
    await setStock(SKU, 16);
    await setSale(SKU, { salePrice: null });
  });

  it('shows within two seconds that the last piece was ordered, and that it was released', async () => {
    await setStock(SKU, 1);
    await expect
      .poll(async () => (await readOffer()).availability, soon)
      .toBe('https://schema.org/LimitedAvailability');
    const placed = await post(
      'nl',
      '/api/orders',
      {
        data: {
          user: { firstname: 'Sanne', lastname: 'de Vries', email: `buyer-${randomUUID()}@example.com` },
          locale: 'nl',
          cart: [await cartLine('nl', SKU)],
          shipping: { street: 'Otterkade', housenumber: '12', postalCode: '3511 AB', city: 'Utrecht', country: 'nl' },
          consent: { terms: true },
        },
      },
      { 'idempotency-key': randomUUID() },
    );
    expect(placed.status).toBe(201);
    await expect.poll(async () => (await readOffer()).availability, soon).toBe('https://schema.org/OutOfStock');
    await setStock(SKU, 3);
    await expect
      .poll(async () => (await readOffer()).availability, soon)
      .toBe('https://schema.org/LimitedAvailability');
  });

  it('follows a sale from its start to its end', async () => {
    const { price } = await readOffer();
    const inTwoSeconds = () => new Date(Date.now() + 2000).toISOString();
    const scheduled = { timeout: 2000 + soon.timeout, interval: 50 };
    const saleFrom = inTwoSeconds();
    await setSale(SKU, { salePrice: 29, saleFrom });
    await expect.poll(async () => (await readOffer()).price, scheduled).toBe('29.00');
    const { body } = await call('nl', await path());
    expect(/-\d\d%/.test(body)).toBe(true);
    // Set once it has begun: a slow machine could otherwise look after its end.
    await setSale(SKU, { salePrice: 29, saleFrom, saleTo: inTwoSeconds() });
    await expect.poll(async () => (await readOffer()).price, scheduled).toBe(price);
  });
});

it('a GTIN is in the structured data from when a variant has one', async () => {
  const read = async () => (await readVariant()).gtin;
  expect(await read()).toBeUndefined();
  try {
    await setGtin(SKU, '8712345678906');
    await expect.poll(read).toBe('8712345678906');
  } finally {
    await setGtin(SKU, null);
  }
});

it('a set is announced by its parts while all are in stock', async () => {
  const products = await readCatalog('nl');
  const [poncho, goggles] = ['ZW-PONCHO', 'ZW-GOGGLES'].map((sku) =>
    products.find(({ variants }) => variants.some((one) => one.sku === sku)),
  );
  const type = '/content-manager/collection-types/api::promotion.promotion';
  const connect = [poncho, goggles].map((product) => ({ documentId: product?.id, locale: 'nl' }));
  const { data } = await callAdmin<{ data: { documentId: string } }>(type, {
    json: { name: 'Set', active: true, kind: 'set', price: 40, products: { connect, disconnect: [] } },
  });
  const words = `Samen met ${goggles?.title} voor`;
  const promised = async () =>
    (await call('nl', productPath('nl', poncho?.slug ?? ''))).body.replaceAll('\u00a0', ' ').includes(words);
  try {
    await expect.poll(promised).toBe(true);
    await setStock('ZW-GOGGLES', 0);
    await expect.poll(promised).toBe(false);
    await setStock('ZW-GOGGLES', 60);
    await expect.poll(promised).toBe(true);
  } finally {
    await setStock('ZW-GOGGLES', 60);
    await callAdmin(`${type}/${data.documentId}`, { method: 'DELETE' });
  }
});

describe('unsubscribing from stock mails', () => {
  const page = (query: string) => call('nl', `/back-in-stock${query}`);
  const send = (body: string, headers: Record<string, string> = {}) =>
    call('nl', '/api/back-in-stock/stop', {
      method: 'POST',
      headers: { origin: originOf('nl'), 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body,
    });

  it('is a button on an uncached page; opening the page unsubscribes nothing', async () => {
    const { status, headers, body } = await page('?request=abc.def');
    expect([status, headers['cache-control']]).toEqual([200, expect.stringContaining('no-store')]);
    const form = /<form[^>]*action="\/api\/back-in-stock\/stop"[^>]*>.*?<\/form>/.exec(body)?.[0] ?? '';
    expect(form).toMatch(/method="post"/);
    expect(form).toMatch(/name="request" value="abc.def"/);
  });

  it('works without JavaScript, and refuses other origins and broken links', async () => {
    expect((await send('request=abc.def')).headers.location).toBe('/back-in-stock?done=broken');
    expect((await send('request=abc.def', { origin: 'https://evil.example' })).status).toBe(403);
  });
});

it('accepts a filled honeypot silently, and subscribes nothing', async () => {
  const [product] = await readCatalog('nl');
  const variantId = product?.variants.find(({ availability }) => availability === 'sold_out')?.id;
  const filled = { variantId, email: `trap-${randomUUID()}@example.com`, website: 'https://spam.example' };
  const answer = await post('nl', '/api/back-in-stock', filled);
  expect([answer.status, answer.json()]).toEqual([200, { data: { state: 'waiting' } }]);
  expect((await post('nl', '/api/back-in-stock', { ...filled, website: '', email: 'x' })).status).toBe(422);
});

it.each(Object.keys(LOCALE_SETTINGS) as (keyof typeof LOCALE_SETTINGS)[])(
  '%s has manufacturer, warnings and manual in the page itself',
  async (locale) => {
    const product = (await readCatalog(locale)).find(({ variants }) =>
      variants.some(({ sku }) => sku.startsWith('ZW-PRO')),
    );
    const { body } = await call(locale, productPath(locale, product?.slug ?? ''));
    for (const words of ['Zwotter B.V.', 'Otterkade 12', 'hallo@zwotter.example', 'EN 13138-1:2021', 'DEMO-2026-1301'])
      expect(body).toContain(words);
    const manual = new RegExp(`href="(/media/[^"]*_${locale}_[^"]*\\.pdf)"`).exec(body)?.[1] ?? '';
    const file = await call(locale, manual);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(Number(file.headers['content-length'])).toBeGreaterThan(1000);
    expect(file.headers['transfer-encoding']).toBeUndefined();
  },
);

it('the size adviser knows rules, texts and stock, of all suits or of one product', async () => {
  const read = async (query: string) =>
    adviserResponse.parse(JSON.parse((await call('de', `/api/size-advice${query}`)).body)).data;
  const all = await read('');
  expect(all.models.map(({ minAge, waterFrom, places }) => [minAge, waterFrom, places])).toEqual([
    [3, 28, ['indoor', 'outdoor']],
    [3, 30, ['indoor']],
    [3, 20, ['indoor', 'outdoor', 'open']],
  ]);
  const [classic] = all.models;
  expect(classic?.rows[0]).toMatchObject({ size: 'xs', weightMin: 11, weightMax: 14, chest: null });
  expect(classic?.variants).toContainEqual({ options: { color: 'blue', size: 'xs' }, availability: 'sold_out' });
  expect(all.texts['open']).toBe('Welche Größe passt?');
  const slug = classic?.path.split('/').at(-1) ?? '';
  expect((await read(`?product=${slug}`)).models.map(({ id }) => id)).toEqual([classic?.id]);
  expect((await read('?product=none')).models).toEqual([]);
});
