import 'server-only';
import { cache } from 'react';
import { find, findOne, read } from '@/lib/backend/content-client';
import { entryTag, typeTag } from '@/lib/backend/cache-tags';
import { listScope } from '@/lib/backend/list-scope';
import { resolveEntry } from '@/lib/content/pages/resolve-entry';
import { PICTURE, SEO } from '@/lib/content/pages/populate';
import { productPath } from '@/backend/contract/paths';
import { getOptions } from './option-queries';
import type { ListingQuery } from './listing-query';
import { toProduct, toProductCard, toProductPage, toShippingCountry } from './product-mapper';
import type { Product, ProductCard, ProductPage, ShippingCountry } from './types';
import {
  type WireVariant,
  wireCatalog,
  wireListing,
  wireProduct,
  wireShippingCountry,
  wireVariant,
} from './product-wire';
import { listOf } from '@/lib/backend/schemas/common';
import { type Locale } from '@/backend/contract/locales';
import { type ProductType } from '@/backend/contract/products';

/** One page of the listing. */
export async function getProductPage(locale: Locale, query: ListingQuery, pageSize: number): Promise<ProductPage> {
  const { filters, sort, page } = query;
  const values = Object.entries(filters).map(([key, chosen]) => [key, chosen.join()]);
  const { cached } = listScope();
  return readListing(locale, { ...Object.fromEntries(values), sort, page, pageSize }, cached);
}

/** The first products of the listing, in the shop's order. */
export async function listFirstProducts(locale: Locale, count: number, type?: ProductType): Promise<ProductCard[]> {
  return (await readListing(locale, { pageSize: count, type })).items;
}

/** The first physical products that come in sizes by weight, in the shop's order. */
export async function listSizedProducts(locale: Locale, count: number): Promise<Product[]> {
  const cards = await listFirstProducts(locale, count, 'physical');
  const products = await Promise.all(cards.map(({ slug }) => getProduct(locale, slug)));
  return products.filter((product) => product !== null).filter(({ sizeGuide }) => sizeGuide.length > 0);
}

async function readListing(
  locale: Locale,
  query: Record<string, string | number | undefined>,
  cached = true,
): Promise<ProductPage> {
  const tags = cached ? [typeTag('product')] : undefined;
  return toProductPage(await read('/catalog', wireListing, { locale, tags, query }));
}

/** Current products by id, listed or not. Not cached, because any set of ids may be requested. */
export async function findProductCards(locale: Locale, ids: string[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const { products } = await read('/catalog/products', wireCatalog, { locale, query: { ids: ids.join() } });
  return products.map(toProductCard);
}

/** Products in stock that go with a product, or with what is in a cart. Not cached, as above. */
export async function findGoesWith(
  locale: Locale,
  query: { product: string; variants: string },
): Promise<ProductCard[]> {
  if (!query.product && !query.variants) return [];
  return (await read('/catalog/goes-with', wireCatalog, { locale, query })).products.map(toProductCard);
}

/** The backend's largest page. Three options of 20, 10 and 3 values are six of them. */
const VARIANTS_PER_PAGE = 100;

async function listVariants(locale: Locale, product: string, tags: string[]): Promise<WireVariant[]> {
  const found: WireVariant[] = [];
  for (let page = 1; ; page += 1) {
    const query = {
      filters: { product: { documentId: { $eq: product } } },
      populate: { intro: PICTURE },
      sort: 'id',
      pagination: { page, pageSize: VARIANTS_PER_PAGE },
    };
    const variants = await read('/product-variants', listOf(wireVariant), { locale, tags, query });
    found.push(...variants);
    if (variants.length < VARIANTS_PER_PAGE) return found;
  }
}

export const getProduct = cache(async (locale: Locale, slug: string): Promise<Product | null> => {
  const resolved = await resolveEntry(locale, 'product', productPath(locale, slug), slug);
  if (!resolved) return null;
  const { id, alternates } = resolved;
  const tags = [entryTag('product', id)];
  const [options, product, variants] = await Promise.all([
    getOptions(locale),
    findOne('products', id, wireProduct, {
      locale,
      // The response contains titles of included lessons and levels.
      tags: [...tags, typeTag('level'), typeTag('lesson')],
      query: {
        populate: {
          intro: PICTURE,
          gallery: PICTURE,
          details: true,
          passport: true,
          sizeGuide: true,
          suitability: true,
          warnings: true,
          maker: true,
          responsible: true,
          conformity: { populate: { certificates: true } },
          film: true,
          filmPoster: true,
          filmCaptions: true,
          manual: true,
          declaration: true,
          seo: SEO,
        },
      },
    }),
    listVariants(locale, id, tags),
  ]);
  return product && toProduct(product, variants, options, alternates);
});

/** Amounts in the currency of the domain. */
export const listShippingCountries = cache(async (locale: Locale): Promise<ShippingCountry[]> => {
  const tags = [typeTag('shipping-country')];
  const countries = await find('shipping-countries', wireShippingCountry, { locale, tags });
  return countries.toSorted((a, b) => a.position - b.position).map(toShippingCountry);
});
