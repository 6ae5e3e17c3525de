import { expect, it } from 'vitest';
import { buildAgentFeed } from './agent-feed';
import { makeProduct, makeSource, makeVariant } from './feeds.fixtures';
import { toFeedItems } from './to-feed-items';
import type { FeedProduct } from './types';

const seller = { name: 'Zwotter', url: 'http://en.localhost:3000/', country: 'NL' };
const rows = (product: FeedProduct, country = 'NL'): unknown[] =>
  buildAgentFeed({ ...seller, country }, toFeedItems(makeSource([product])))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown);

it('has a line for each variant', () => {
  const [blue, pink, ...others] = rows(makeProduct());
  expect(others).toEqual([]);
  expect(blue).toEqual({
    is_eligible_search: true,
    is_eligible_checkout: false,
    item_id: 'v-blue-m',
    title: 'Zwotter Classic Blue M',
    description: expect.stringContaining('eight floats'),
    url: 'http://en.localhost:3000/shop/classic?color=blue&size=m',
    brand: 'Zwotter',
    seller_name: 'Zwotter',
    seller_url: 'http://en.localhost:3000/',
    image_url: 'http://en.localhost:3000/media/blue.webp',
    additional_image_urls: [expect.stringContaining('blue-back'), expect.stringContaining('floats')],
    availability: 'in_stock',
    price: '44.95 EUR',
    group_id: 'p-classic',
    listing_has_variations: true,
    variant_dict: { color: 'Blue', size: 'M' },
    mpn: 'ZW-BLUE-M',
    condition: 'new',
    product_category: 'Sporting Goods > Swimming',
    color: 'Blue',
    size: 'M',
    age_group: 'kids',
    gender: 'unisex',
    shipping_price: '3.95 EUR',
    accepts_returns: true,
    return_deadline_in_days: 14,
    target_countries: ['NL', 'DE'],
    store_country: 'NL',
  });
  expect(pink).toMatchObject({ item_id: 'v-pink-m', variant_dict: { color: 'Pink' } });
});

it('leaves out what is unknown, and what belongs to a group', () => {
  const [row] = rows(makeProduct({ maker: 'Seal Inc.', category: '', variants: [makeVariant()] }));
  expect(row).toMatchObject({ listing_has_variations: false, brand: 'Seal Inc.' });
  for (const field of ['group_id', 'variant_dict', 'gtin', 'mpn', 'product_category', 'sale_price'])
    expect(row).not.toHaveProperty(field);
});

it('names the sale, the GTIN and an empty shelf', () => {
  const variant = makeVariant({
    gtin: '4006381333931',
    availability: 'sold_out',
    price: { amount: 2900, currency: 'EUR' },
    reduction: { from: { amount: 4495, currency: 'EUR' }, percent: 35 },
  });
  expect(rows(makeProduct({ variants: [variant] }))).toMatchObject([
    { price: '44.95 EUR', sale_price: '29.00 EUR', gtin: '4006381333931', availability: 'out_of_stock' },
  ]);
});

it('names no shipping price for a country that is not served', () => {
  expect(rows(makeProduct(), 'SE')[0]).not.toHaveProperty('shipping_price');
});

it('is empty without items, which is never sent', () => {
  expect(buildAgentFeed(seller, [])).toBe('');
});

it('keeps each row on its line, whatever an editor typed', () => {
  expect(rows(makeProduct({ summary: 'a\u2028b\nc "d"', details: [] }))).toHaveLength(2);
});
