// @vitest-environment jsdom
import { prerender } from 'react-dom/static';
import { expect, it, vi } from 'vitest';
import { makeCard, makeVariant } from '@/lib/catalog/catalog.fixtures';
import { OPTIONS } from '@/lib/catalog/options.fixtures';
import type { Product, ProductVariant } from '@/lib/catalog/types';
import type { SiteSettings } from '@/lib/content/pages/types';
import { ProductJsonLd } from './product-json-ld';

vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => `passport ${key}` }));
vi.mock('@/lib/catalog/option-queries', () => ({ getOptions: async () => OPTIONS }));
vi.mock('@/lib/catalog/reviews/review-queries', () => ({
  getProductReviews: async () => ({ rating: { count: 0 }, items: [] }),
}));

const settings = { siteName: 'Shop', minimumAge: 3, company: { name: 'Shop B.V.' } } as SiteSettings;

interface Described {
  gtin?: string;
  sku: string;
  hasVariant?: Described[];
  additionalProperty?: object[];
}

async function describeProduct(variants: ProductVariant[]): Promise<Described | undefined> {
  const product = {
    ...makeCard('Classic', 1, 8995, variants),
    gallery: [],
    maker: null,
    film: null,
    passport: [{ name: 'spareParts', text: 'Single floats' }],
    seo: { title: '', description: '', image: null },
  } as unknown as Product;
  const { prelude } = await prerender(
    <ProductJsonLd product={product} settings={settings} countries={[]} locale="en" />,
  );
  const page = new DOMParser().parseFromString(await new Response(prelude).text(), 'text/html');
  const json = JSON.parse(page.querySelector('script')?.textContent ?? '{}') as { '@graph'?: Described[] };
  return json['@graph']?.[0];
}

const GTIN = '8712345678906';

it('names the GTIN of a variant that has one, and no empty one', async () => {
  const variants = [{ ...makeVariant('blue', 'm'), gtin: GTIN }, makeVariant('blue', 'l')];
  const described = await describeProduct(variants);
  expect(described?.hasVariant?.map((variant) => [variant.sku, variant.gtin])).toEqual([
    [variants[0]?.sku, GTIN],
    [variants[1]?.sku, undefined],
  ]);
  expect((await describeProduct([{ ...makeVariant('blue', 'm'), gtin: GTIN }]))?.gtin).toBe(GTIN);
});

it('has what the passport tells as properties of the product', async () => {
  expect((await describeProduct([makeVariant('blue', 'm')]))?.additionalProperty).toEqual([
    { '@type': 'PropertyValue', name: 'passport spareParts', value: 'Single floats' },
  ]);
});
