import type { FeedProduct, FeedSource, FeedVariant, ShippingRate } from './types';

const image = (name: string) => ({ url: `/media/${name}`, width: 1200, height: 1200, alt: '' });

export const makeVariant = (over: Partial<FeedVariant> = {}): FeedVariant => ({
  id: 'v-blue-m',
  sku: 'ZW-BLUE-M',
  gtin: '',
  options: { color: 'blue', size: 'm' },
  price: { amount: 4495, currency: 'EUR' },
  reduction: null,
  saleStarts: null,
  saleEnds: null,
  availability: 'ok',
  image: image('blue.webp'),
  ...over,
});

export const makeProduct = (over: Partial<FeedProduct> = {}): FeedProduct => ({
  id: 'p-classic',
  type: 'physical',
  listed: true,
  position: 1,
  title: 'Zwotter Classic',
  path: '/shop/classic',
  summary: 'A suit with eight floats.',
  intro: 'Short sleeves, *soft* fabric.',
  body: [
    { type: 'heading', level: 2, children: [{ type: 'text', text: 'First float' }] },
    { type: 'paragraph', children: [{ type: 'text', text: 'Then swim.' }] },
  ],
  details: [{ label: 'Material', text: '82% polyester' }],
  maker: 'Otter Ltd',
  category: 'Sporting Goods > Swimming',
  gallery: [
    { image: image('blue.webp'), value: 'color:blue' },
    { image: image('blue-back.webp'), value: 'color:blue' },
    { image: image('pink.webp'), value: 'color:pink' },
    { image: image('floats.webp'), value: null },
  ],
  variants: [
    makeVariant(),
    makeVariant({ id: 'v-pink-m', sku: 'ZW-PINK-M', options: { color: 'pink', size: 'm' }, image: null }),
  ],
  ...over,
});

export const rate = (country: string, amount: number, freeFrom: number | null = 12_500): ShippingRate => ({
  country,
  cost: { amount, currency: 'EUR' },
  freeFrom,
  days: { min: 1, max: 2 },
});

export const makeSource = (products: FeedProduct[] = [makeProduct()], over: Partial<FeedSource> = {}): FeedSource => ({
  locale: 'en',
  siteName: 'Zwotter',
  companyName: 'Otter Ltd',
  products,
  shipping: [rate('NL', 395), rate('DE', 595)],
  labels: {
    keys: { color: 'Colour', size: 'Size' },
    values: { color: { blue: 'Blue', pink: 'Pink' }, size: { m: 'M', xxxl: '3XL' } },
  },
  ...over,
});
