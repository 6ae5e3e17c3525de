import { describe, expect, it } from 'vitest';
import { OPTIONS } from './options.fixtures';
import { flattenResponse } from '@/lib/backend/flatten';
import { toProduct, toProductCard, toShippingCountry } from './product-mapper';
import { wireCatalog, wireProduct, wireShippingCountry, wireVariant } from './product-wire';

const image = (name: string) => ({
  data: { id: name, attributes: { url: `/uploads/${name}.webp`, width: 800, height: 600, alternativeText: name } },
});

const product = wireProduct.parse(
  flattenResponse({
    data: {
      id: 'p',
      attributes: {
        title: 'Drijfpak',
        slug: 'drijfpak',
        type: 'physical',
        listed: true,
        summary: null,
        intro: { id: 1, title: 'Veilig', text: 'en warm', image: image('intro'), alt: null },
        gallery: [
          { id: 1, image: image('blue'), alt: 'Blauw pak', value: 'color:blue' },
          { id: 2, image: image('pink'), alt: null, value: 'color:pink' },
          { id: 3, image: { data: null }, value: 'color:pink' },
        ],
        sizeGuide: [
          { id: 1, size: 'm', weightMin: 15, weightMax: 20, heightMin: 98, heightMax: 110, chestMin: 52, chestMax: 56 },
          { id: 2, size: 'huge' },
          { id: 3, size: 'l', weightMin: 21, weightMax: 24, buoyancy: 38 },
          { id: 4, size: 'xl', weightMin: 25, weightMax: 28, buoyancy: 'lots' },
        ],
        details: null,
        passport: { id: 1, material: 'Neopreen', origin: null, care: '', spareParts: 'Drijvers' },
        seo: null,
      },
    },
  }),
);

const chosen = (color: string, size: string) => [
  { key: 'color', value: color },
  { key: 'size', value: size },
];

const variant = (id: string, fields: Record<string, unknown>) =>
  wireVariant.parse({
    id,
    sku: id,
    price: 39.95,
    currency: 'EUR',
    availability: 'ok',
    intro: null,
    ...fields,
  });

describe('toProduct', () => {
  const variants = [
    variant('pink-m', { options: chosen('pink', 'm'), price: 42.5 }),
    variant('blue-m', { options: chosen('blue', 'm') }),
    variant('blue-xs', { options: chosen('blue', 'xs'), availability: 'sold_out' }),
  ];
  const made = toProduct(product, variants, OPTIONS, { nl: '/shop/drijfpak' });

  it('a passport tells what is filled in', () => {
    expect(made.passport).toEqual([
      { name: 'material', text: 'Neopreen' },
      { name: 'spareParts', text: 'Drijvers' },
    ]);
  });

  it('gives a variant its GTIN if that is valid', () => {
    const numbered = [
      variant('blue-xs', { options: chosen('blue', 'xs'), gtin: '8712345678906' }),
      variant('blue-m', { options: chosen('blue', 'm'), gtin: '8712345678907' }),
      variant('pink-m', { options: chosen('pink', 'm'), gtin: null }),
    ];
    expect(toProduct(product, numbered, OPTIONS, {}).variants.map(({ gtin }) => gtin)).toEqual([
      '8712345678906',
      undefined,
      undefined,
    ]);
  });

  it('sorts variants, converts prices to cents and assigns the image of their colour', () => {
    expect(made.variants.map(({ id, price, image: picture }) => [id, price.amount, picture?.alt])).toEqual([
      ['blue-xs', 3995, 'Blauw pak'],
      ['blue-m', 3995, 'Blauw pak'],
      ['pink-m', 4250, 'Drijfpak'],
    ]);
    expect(made.from).toEqual({ amount: 3995, currency: 'EUR' });
  });

  it('describes the picture of a variant as the gallery of this language does', () => {
    const own = variant('own', { intro: flattenResponse({ data: { id: 1, attributes: { image: image('blue') } } }) });
    expect(toProduct(product, [own], OPTIONS, {}).variants[0]?.image?.alt).toBe('Blauw pak');
  });

  it('knows for whom and where it is, and refuses children below three unless it says otherwise', () => {
    expect(made.suitability).toEqual({ minAge: 3, waterFrom: null, places: [] });
    const suitability = { minAge: 5, waterFrom: 26, indoorPool: true, outdoorPool: null, openWater: true };
    const told = wireProduct.parse({ id: 'p', slug: 'p', type: 'physical', suitability });
    expect(toProduct(told, [], OPTIONS, {}).suitability).toEqual({
      minAge: 5,
      waterFrom: 26,
      places: ['indoor', 'open'],
    });
    expect(made.sizeGuide.map(({ chest }) => chest)).toEqual([{ min: 52, max: 56 }, null, null]);
  });

  it('takes the weight of the size itself where the guide names none, and leaves out sizes without any', () => {
    const options = OPTIONS.map((option) => ({
      ...option,
      values: option.values.map((value) => (value.key === 's' ? { ...value, weight: { min: 15, max: 17 } } : value)),
    }));
    const sizeGuide = [{ size: 's' }, { size: 'm' }, { size: 'l', weightMin: 21, weightMax: 24 }];
    const told = wireProduct.parse({ id: 'p', slug: 'p', type: 'physical', sizeGuide });
    const rows = toProduct(told, [], options, {}).sizeGuide;
    expect(rows.map(({ size, weightMin, weightMax }) => [size, weightMin, weightMax])).toEqual([
      ['s', 15, 17],
      ['l', 21, 24],
    ]);
  });

  it('keeps valid fields and drops invalid ones', () => {
    expect(made.image?.url).toBe('/media/blue.webp');
    expect(made.gallery).toHaveLength(2);
    expect(made.sizeGuide.map(({ size, buoyancy }) => [size, buoyancy])).toEqual([
      ['m', null],
      ['l', 38],
      ['xl', null],
    ]);
    expect(made).toMatchObject({
      summary: '',
      details: [],
      safety: '',
      warnings: [],
      maker: null,
      conformity: null,
      manual: null,
      intro: { title: 'Veilig', text: 'en warm' },
      alternates: { nl: '/shop/drijfpak' },
    });
  });

  it('has a film that browsers play, with a poster of its own or the first picture', () => {
    expect(made.film).toBeNull();
    const film = { url: '/uploads/suit.mp4', mime: 'video/mp4', createdAt: '2026-11-26T09:00:00.000Z' };
    const base = { id: 'p', slug: 'p', type: 'physical', film, filmCaptions: { url: '/uploads/suit.vtt' } };
    const filmOf = (fields: object) => toProduct(wireProduct.parse({ ...base, ...fields }), [], OPTIONS, {}).film;
    const filmPoster = { url: '/uploads/poster.webp', width: 1280, height: 720 };
    expect(filmOf({ filmPoster })).toMatchObject({
      url: '/media/suit.mp4',
      uploadedAt: film.createdAt,
      captions: '/media/suit.vtt',
      poster: { url: '/media/poster.webp' },
    });
    const gallery = [{ image: { url: '/uploads/blue.webp', width: 8, height: 10 }, value: null }];
    expect(filmOf({ gallery, filmCaptions: null })).toMatchObject({
      captions: null,
      poster: { url: '/media/blue.webp' },
    });
    expect(filmOf({ filmPoster, film: { ...film, mime: 'video/quicktime' } })).toBeNull();
  });

  it('has price 0 and its own image without variants', () => {
    expect(toProduct({ ...product, gallery: [] }, [], OPTIONS, {})).toMatchObject({
      from: { amount: 0 },
      image: { url: '/media/intro.webp' },
    });
  });
});

describe('toProductCard', () => {
  it('maps catalogue entries, whose prices are in cents', () => {
    const { products } = wireCatalog.parse({
      products: [
        {
          id: 'p',
          type: 'physical',
          listed: true,
          position: 1,
          title: 'Pak',
          slug: 'pak',
          summary: null,
          image: { url: '/uploads/a.webp', width: 1, height: 1, alt: 'Pak' },
          from: 3995,
          currency: 'EUR',
          variants: [
            {
              id: 'b',
              sku: 'B',
              options: chosen('blue', 'm'),
              price: 3995,
              availability: 'low',
              position: 2,
              image: null,
            },
            {
              id: 'a',
              sku: 'A',
              options: chosen('blue', 's'),
              price: 3995,
              availability: 'ok',
              position: 1,
              image: null,
            },
          ],
        },
        { id: 'broken' },
      ],
    });
    expect(products).toHaveLength(1);
    const card = toProductCard(products[0]!);
    expect(card).toMatchObject({
      from: { amount: 3995, currency: 'EUR' },
      image: { url: '/media/a.webp', alt: 'Pak' },
    });
    expect(card.variants.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(card.variants[0]).toEqual({
      id: 'a',
      sku: 'A',
      options: { color: 'blue', size: 's' },
      price: { amount: 3995, currency: 'EUR' },
      reduction: null,
      saleEnds: null,
      availability: 'ok',
      image: null,
    });
  });
});

it('converts reductions from the unit of their endpoint', () => {
  const reduction = { from: 44.95, percent: 11 };
  const made = toProduct(product, [variant('a', { reduction, saleEnds: '2026-12-24T00:00:00.000Z' })], OPTIONS, {});
  expect(made.variants[0]).toMatchObject({
    reduction: { from: { amount: 4495, currency: 'EUR' }, percent: 11 },
    saleEnds: '2026-12-24T00:00:00.000Z',
  });
});

it('converts shipping costs to cents', () => {
  expect(toShippingCountry(wireShippingCountry.parse({ iso: 'nl', shippingCost: 3.95, currency: 'EUR' }))).toEqual({
    iso: 'nl',
    shippingCost: { amount: 395, currency: 'EUR' },
    days: { min: 1, max: 3 },
    postalMask: null,
  });
});
