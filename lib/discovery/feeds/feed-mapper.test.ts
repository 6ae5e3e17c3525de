import { expect, it } from 'vitest';
import { toFeedProducts, toShippingRates } from './feed-mapper';
import { wireFeedOffers, wireFeedProducts, wireShippingRates } from './feed-wire';

const image = { url: '/uploads/a.webp', width: 10, height: 10 };
const product = { id: 'p', type: 'physical', listed: null, title: 'Classic', googleCategory: ' A > B ', body: null };
const variant = { id: 'v', sku: 'S', price: 4495, availability: 'ok', image: null };
const offers = (...variants: object[]) => wireFeedOffers.parse({ products: [{ id: 'p', currency: 'SEK', variants }] });
const map = (extra: object, path: string | undefined = '/shop/classic') =>
  toFeedProducts(wireFeedProducts.parse([{ ...product, ...extra }]), offers(variant).products, () => path);

it('joins texts with offers', () => {
  expect(map({ maker: { name: 'Otter Ltd' } })).toMatchObject([
    {
      id: 'p',
      listed: true,
      path: '/shop/classic',
      maker: 'Otter Ltd',
      category: 'A > B',
      variants: [{ id: 'v', gtin: '', price: { amount: 4495, currency: 'SEK' }, reduction: null, saleStarts: null }],
    },
  ]);
});

it('takes the intro’s picture where there is no gallery', () => {
  const intro = { title: '', text: '', image };
  expect(map({ intro })[0]?.gallery).toMatchObject([{ image: { url: '/media/a.webp' }, value: null }]);
  const gallery = [{ image: { ...image, url: '/uploads/b.webp' }, value: 'color:blue' }];
  expect(map({ intro, gallery })[0]?.gallery).toMatchObject([{ image: { url: '/media/b.webp' }, value: 'color:blue' }]);
});

it('leaves out what has no page or no offer', () => {
  const parsed = wireFeedProducts.parse([product]);
  expect(toFeedProducts(parsed, offers(variant).products, () => undefined)).toEqual([]);
  expect(toFeedProducts(parsed, [], () => '/shop/classic')).toEqual([]);
});

it('refuses an answer with a broken entry, which would be delisted', () => {
  expect(wireFeedProducts.safeParse([product, { ...product, type: 'unknown' }]).success).toBe(false);
  expect(wireFeedOffers.safeParse({ products: [{ id: 'p', currency: 'EUR', variants: [{ id: 'v' }] }] }).success).toBe(
    false,
  );
});

it('reads shipping in the order of the shop', () => {
  const country = { currency: 'SEK', shippingCost: 49, minDays: 1, maxDays: 2 };
  const rates = wireShippingRates.parse([
    { ...country, iso: 'be', freeFrom: null, position: 2 },
    { ...country, iso: 'nl', freeFrom: 1399, position: 1 },
  ]);
  expect(toShippingRates(rates)).toEqual([
    { country: 'NL', cost: { amount: 4900, currency: 'SEK' }, freeFrom: 139_900, days: { min: 1, max: 2 } },
    { country: 'BE', cost: { amount: 4900, currency: 'SEK' }, freeFrom: null, days: { min: 1, max: 2 } },
  ]);
});
