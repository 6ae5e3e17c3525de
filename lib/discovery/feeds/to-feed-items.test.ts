import { describe, expect, it } from 'vitest';
import { makeProduct, makeSource, makeVariant, rate } from './feeds.fixtures';
import { toFeedItems } from './to-feed-items';
import type { FeedProduct, FeedVariant } from './types';

const items = (...products: FeedProduct[]) => toFeedItems(makeSource(products));
const only = (variant: Partial<FeedVariant>, product: Partial<FeedProduct> = {}) =>
  items(makeProduct({ ...product, variants: [makeVariant(variant)] }))[0];

describe('an item', () => {
  it('is a variant with the address that selects it', () => {
    const [blue, pink] = items(makeProduct());
    expect(blue).toMatchObject({
      id: 'v-blue-m',
      group: { id: 'p-classic', title: 'Zwotter Classic' },
      title: 'Zwotter Classic Blue M',
      url: 'http://en.localhost:3000/shop/classic?color=blue&size=m',
      inStock: true,
      price: { amount: 4495, currency: 'EUR' },
      sale: null,
      options: { color: 'Blue', size: 'M' },
    });
    expect(pink?.url).toBe('http://en.localhost:3000/shop/classic?color=pink&size=m');
  });

  it('shows its own picture first, then those of its colour and of none', () => {
    const [blue, pink] = items(makeProduct());
    const media = 'http://en.localhost:3000/media';
    expect([blue?.image, blue?.moreImages]).toEqual([
      `${media}/blue.webp`,
      [`${media}/blue-back.webp`, `${media}/floats.webp`],
    ]);
    expect([pink?.image, pink?.moreImages]).toEqual([`${media}/pink.webp`, [`${media}/floats.webp`]]);
  });

  it('has at most ten more pictures', () => {
    const gallery = Array.from({ length: 20 }, (_, at) => ({
      image: { url: `/media/${at}.png`, width: 1, height: 1, alt: '' },
      value: null,
    }));
    expect(only({}, { gallery })?.moreImages).toHaveLength(10);
  });

  it('is described in plain text', () => {
    expect(only({})?.description).toBe(
      'A suit with eight floats.\nShort sleeves, soft fabric.\nFirst float\nThen swim.',
    );
    expect(only({}, { summary: '', intro: '', body: [] })?.description).toBe('Zwotter Classic');
  });

  it('stays within the limits of characters, and keeps its colour and size', () => {
    const long = 'word '.repeat(2000);
    const item = only({ options: { color: 'blue', size: 'xxxl' } }, { title: long, summary: long });
    expect(item?.title.length).toBeLessThanOrEqual(150);
    expect(item?.title).toMatch(/… Blue 3XL$/);
    expect(item?.description.length).toBeLessThanOrEqual(5000);
  });

  it('has no control characters, which editors paste', () => {
    const item = only({}, { title: 'Zwotter\u0000\u000b Classic\n', summary: 'a\u0007b' });
    expect([item?.title, item?.description.split('\n')[0]]).toEqual(['Zwotter Classic Blue M', 'a b']);
  });

  it.each([
    ['ok', true],
    ['low', true],
    ['sold_out', false],
  ] as const)('of availability %s is in stock: %s', (availability, inStock) => {
    expect(only({ availability })?.inStock).toBe(inStock);
  });
});

describe('the price', () => {
  const now = { amount: 2900, currency: 'EUR' };
  it('of a reduced variant is the one struck through, and the current one is the sale price', () => {
    const reduction = { from: { amount: 4495, currency: 'EUR' }, percent: 35 };
    const sale = { saleStarts: '2026-11-20T09:00:00.000Z', saleEnds: '2026-12-01T00:00:00.000Z' };
    expect(only({ price: now, reduction, ...sale })).toMatchObject({
      price: { amount: 4495 },
      sale: { price: now, from: sale.saleStarts, to: sale.saleEnds },
    });
  });

  it('of a sale that may not be announced is the current one alone', () => {
    expect(only({ price: now, saleEnds: '2026-12-01T00:00:00.000Z' })).toMatchObject({ price: now, sale: null });
  });
});

describe('identifiers', () => {
  it('of the shop’s own product are its brand and SKU', () => {
    expect(only({})).toMatchObject({ brand: 'Zwotter', mpn: 'ZW-BLUE-M', gtin: '' });
    expect(only({}, { maker: '' })).toMatchObject({ brand: 'Zwotter', mpn: 'ZW-BLUE-M' });
  });

  it('of another maker are its name alone: the SKU is not that maker’s number', () => {
    expect(only({}, { maker: 'Seal Inc.' })).toMatchObject({ brand: 'Seal Inc.', mpn: '', gtin: '' });
  });

  it('have a GTIN with the right check digit only', () => {
    expect(only({ gtin: '4006381333931' })?.gtin).toBe('4006381333931');
    expect(only({ gtin: '4006381333932' })?.gtin).toBe('');
  });
});

describe('shipping', () => {
  it('costs what a cart with one piece costs, per country', () => {
    expect(only({})?.shipping).toEqual([
      { country: 'NL', price: { amount: 395, currency: 'EUR' }, days: { min: 1, max: 2 } },
      { country: 'DE', price: { amount: 595, currency: 'EUR' }, days: { min: 1, max: 2 } },
    ]);
  });

  it('is free from the threshold of the country', () => {
    const shipping = [rate('NL', 395, 4495), rate('DE', 595, 4496), rate('FR', 695, null)];
    const [item] = toFeedItems(makeSource([makeProduct()], { shipping }));
    expect(item?.shipping.map(({ price }) => price.amount)).toEqual([0, 595, 695]);
  });
});

describe('left out are', () => {
  it.each(['lesson', 'level', 'bundle'] as const)('products of type %s', (type) => {
    expect(items(makeProduct({ type }))).toEqual([]);
  });

  it.each([
    ['products that are hidden in the shop', makeProduct({ listed: false })],
    ['products without a title', makeProduct({ title: ' ' })],
    ['variants without a picture', makeProduct({ gallery: [], variants: [makeVariant({ image: null })] })],
    [
      'variants whose only picture is a drawing that Google can not read',
      makeProduct({
        gallery: [],
        variants: [makeVariant({ image: { url: '/media/a.svg', width: 1, height: 1, alt: '' } })],
      }),
    ],
    ['variants without a price', makeProduct({ variants: [makeVariant({ price: { amount: 0, currency: 'EUR' } })] })],
  ])('%s', (_, product) => {
    expect(items(product)).toEqual([]);
  });

  it('no others of the same product', () => {
    const pink = makeVariant({ id: 'v-pink', options: { color: 'pink' }, price: { amount: 0, currency: 'EUR' } });
    expect(items(makeProduct({ variants: [makeVariant(), pink] })).map(({ id }) => id)).toEqual(['v-blue-m']);
  });
});

describe('a group', () => {
  it('needs variants that differ', () => {
    expect(only({})?.group).toBeNull();
    const plain = { options: {} };
    const product = makeProduct({ variants: [makeVariant(plain), makeVariant({ ...plain, id: 'other' })] });
    expect(items(product).map(({ group }) => group)).toEqual([null, null]);
  });
});

it('the order is that of the shop', () => {
  const products = [makeProduct({ id: 'b', position: 2 }), makeProduct({ id: 'a', position: 1 })];
  expect(items(...products).map(({ group }) => group?.id)).toEqual(['a', 'a', 'b', 'b']);
});
