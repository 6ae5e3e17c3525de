// @full
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { safety } from '../orders/support/shop';
import { asStorefront, call, waitFor } from '../support/client';
import { type ErrorAnswer, editor, findValues, list, unique } from '../support/content';

interface Product {
  id: string;
  title: string;
  slug: string;
  listed: boolean;
  from: number;
  currency: string;
  image: object | null;
  variants: {
    id: string;
    sku: string;
    options: { key: string; value: string }[];
    price: number;
    availability: string;
    image: object | null;
  }[];
}

interface Listing {
  products: Product[];
  total: number;
  page: number;
  pages: number;
  facets: { key: string; values: { value: string; count: number }[] }[];
}

const read = async (query: string): Promise<Listing> =>
  (await call<{ data: Listing }>(`/api/catalog?${query}`, { headers: asStorefront() })).body.data;
const readByIds = async (locale: string, ids: string[]): Promise<Product[]> =>
  (
    await call<{ data: Listing }>(`/api/catalog/products?locale=${locale}&ids=${ids.join()}`, {
      headers: asStorefront(),
    })
  ).body.data.products;
const idsOf = (products: { id: string }[]): string[] => products.map(({ id }) => id);
const countOf = ({ facets }: Listing, key: string, value: string): number | undefined =>
  facets.find((facet) => facet.key === key)?.values.find((entry) => entry.value === value)?.count;

const until = (holds: () => Promise<boolean>): Promise<true> => waitFor(async () => (await holds()) || undefined);

describe('GET /api/catalog', () => {
  it('lists the products of a page with their variants, prices in cents and images', async () => {
    const { products } = await read('locale=de&pageSize=100');
    const product = products.find((item) => item.slug === 'zwotter-classic-schwimmlernanzug');
    expect(product).toMatchObject({
      title: 'Zwotter Classic Schwimmlernanzug',
      from: 4495,
      currency: 'EUR',
      image: {
        url: expect.stringMatching(/^\/uploads\//),
        width: expect.any(Number),
        height: expect.any(Number),
        alt: expect.any(String),
      },
    });
    expect(product?.variants).toHaveLength(14);
    expect(product?.variants[0]).toMatchObject({
      sku: 'ZW-CLASSIC-BLUE-XS',
      price: 4495,
      availability: 'sold_out',
      image: { url: expect.any(String) },
    });
    const listed = '/api/products?locale=de&filters[listed]=true&sort[0]=position&sort[1]=id&pagination[pageSize]=100';
    expect(idsOf(products)).toEqual(idsOf(await list(listed)));
  });

  it('limits the page size, and returns the last page beyond the end', async () => {
    const { total } = await read('locale=nl&pageSize=1');
    expect(total).toBeGreaterThan(2);
    const pages = await Promise.all(
      Array.from({ length: total }, (_, at) => read(`locale=nl&pageSize=1&page=${at + 1}`)),
    );
    expect(pages.map(({ products }) => products.length)).toEqual(pages.map(() => 1));
    expect(pages.flatMap(({ products }) => idsOf(products))).toEqual(
      idsOf((await read('locale=nl&pageSize=100')).products),
    );
    expect(await read('locale=nl&pageSize=1&page=1000000000')).toEqual(pages.at(-1));
    for (const page of ['0', '-1', 'x']) expect(await read(`locale=nl&pageSize=1&page=${page}`)).toEqual(pages[0]);
  });

  it('filters, sorts and counts by variants', async () => {
    const all = await read('locale=nl&pageSize=100');
    const blue = await read('locale=nl&pageSize=100&color=blue');
    expect(idsOf(blue.products)).toEqual(
      idsOf(
        all.products.filter(({ variants }) =>
          variants.some(({ options }) => options.some(({ value }) => value === 'blue')),
        ),
      ),
    );
    expect(blue.total).toBe(countOf(all, 'color', 'blue'));
    const prices = (await read('locale=nl&pageSize=100&sort=price-desc')).products.map(({ from }) => from);
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
  });

  it('is empty in an unknown language', async () => {
    expect(await read('locale=xx')).toEqual({ products: [], total: 0, page: 1, pages: 1, facets: [] });
    expect(await readByIds('xx', ['a'])).toEqual([]);
  });

  it.each(['/api/catalog', '/api/catalog/products?ids=a'])('%s is for the storefront only', async (path) => {
    const { status, body } = await call<ErrorAnswer>(path);
    expect([status, body.error.name]).toEqual([403, 'Forbidden']);
  });
});

describe('a product in the listing', () => {
  const texts = (title: string) => ({ title, slug: unique('lijst'), ...safety });
  const products: string[] = [];
  const variants: string[] = [];
  const size = 'size=xxxl&color=pink';

  const makeProduct = async (title: string): Promise<string> => {
    const { body } = await editor.create('product', { ...texts(title), type: 'physical', listed: true }, 'nl');
    products.push(body.data.documentId);
    return body.data.documentId;
  };
  const makeVariant = async (product: string, price: number, code = 'size:xxxl'): Promise<string> => {
    const data = { sku: unique('L').toUpperCase(), price, optionValues: await findValues('color:pink', code) };
    const made = await editor.create('product-variant', {
      ...data,
      product: { connect: [{ documentId: product, locale: 'nl' }] },
    });
    expect(made.status).toBe(201);
    variants.push(made.body.data.documentId);
    return made.body.data.documentId;
  };
  const cheapest = async (locale = 'nl') => (await read(`locale=${locale}&sort=price-asc&pageSize=1`)).products[0];

  let first = '';
  let second = '';
  let variant = '';
  let before: Listing;

  beforeAll(async () => {
    before = await read(`locale=nl&${size}`);
    first = await makeProduct('Aap');
    second = await makeProduct('Beer');
    variant = await makeVariant(first, 0.5);
  });
  afterAll(async () => {
    for (const id of variants) await editor.remove('product-variant', id);
    for (const id of products) await editor.remove('product', id, '*');
  });

  it('is listed once it is published, in that language', async () => {
    expect((await read(`locale=nl&${size}`)).total).toBe(before.total);
    await editor.publish('product', first, texts('Aap'), 'nl');
    await until(async () => (await cheapest())?.id === first);
    expect((await read(`locale=nl&${size}`)).total).toBe(before.total + 1);
    expect((await cheapest('de'))?.id).not.toBe(first);
  });

  it('moves when its price changes, and when a sale starts and ends on schedule', async () => {
    await editor.publish('product', second, texts('Beer'), 'nl');
    await makeVariant(second, 0.4, 'size:xxl');
    await until(async () => (await cheapest())?.id === second);
    const soon = (): number => Date.now() + 2000;
    const moment = (ms: number): string => new Date(ms).toISOString();
    await editor.update('product-variant', variant, { salePrice: 0.3, saleFrom: moment(Date.now() + 3_600_000) });
    expect((await cheapest())?.id).toBe(second);
    // Each time is set when the one before it has passed, so that a slow machine misses none.
    const begin = soon();
    await editor.update('product-variant', variant, { saleFrom: moment(begin) });
    await until(async () => (await cheapest())?.id === first);
    expect(Date.now()).toBeGreaterThanOrEqual(begin);
    const end = soon();
    await editor.update('product-variant', variant, { saleTo: moment(end) });
    await until(async () => (await cheapest())?.id === second);
    expect(Date.now()).toBeGreaterThanOrEqual(end);
  });

  it('is found by its variants, also when a variant moves to another product', async () => {
    await editor.update('product-variant', variant, {
      product: { connect: [{ documentId: second, locale: 'nl' }], disconnect: [{ documentId: first, locale: 'nl' }] },
    });
    await until(async () => (await read(`locale=nl&${size}`)).total === before.total + 1);
    const { products: shown } = await read(`locale=nl&${size}&pageSize=100`);
    expect(idsOf(shown)).toContain(second);
    expect(idsOf(shown)).not.toContain(first);
  });

  it('is removed when it is unlisted, and still found by its id', async () => {
    await editor.publish('product', second, { listed: false }, 'nl');
    await until(async () => (await read(`locale=nl&${size}`)).total === before.total);
    expect(await readByIds('nl', [second, 'nope', first])).toMatchObject([
      { id: second, listed: false },
      { id: first },
    ]);
  });

  it('is removed when it is unpublished or deleted', async () => {
    const total = async () => (await read('locale=nl&pageSize=1')).total;
    const listed = await total();
    await editor.unpublish('product', first, 'nl');
    await until(async () => (await total()) === listed - 1);
    await editor.publish('product', first, texts('Aap'), 'nl');
    await until(async () => (await total()) === listed);
    await editor.remove('product', first, '*');
    await until(async () => (await total()) === listed - 1);
    expect(await readByIds('nl', [first])).toEqual([]);
  });
});
