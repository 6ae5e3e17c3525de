import 'server-only';
import { cache } from 'react';
import { find, findOne, read } from '@/lib/backend/content';
import { entryTag, typeTag } from '@/lib/backend/tags';
import { locate } from '@/lib/content/locate';
import { PICTURE, SEO } from '@/lib/content/populate';
import type { Locale } from '@/lib/i18n/locales';
import { productPath } from '@/lib/paths';
import { toProduct, toProductCard, toShippingCountry } from './mapper';
import type { Product, ProductCard, ShippingCountry } from './types';
import { wireCatalog, wireProduct, wireShippingCountry, wireVariant } from './wire';

/** Every product with its variants, in the shop's order. */
export const listProducts = cache(async (locale: Locale): Promise<ProductCard[]> => {
  const { products } = await read('/catalog', wireCatalog, { locale, tags: [typeTag('product')] });
  return products.map(toProductCard).toSorted((a, b) => a.position - b.position);
});

export const getProduct = cache(async (locale: Locale, slug: string): Promise<Product | null> => {
  const located = await locate(locale, 'product', productPath(locale, slug), slug);
  if (!located) return null;
  const { id, alternates } = located;
  const tags = [entryTag('product', id)];
  const [product, variants] = await Promise.all([
    findOne('products', id, wireProduct, {
      locale,
      // Names lessons and levels that come along.
      tags: [...tags, typeTag('level'), typeTag('lesson')],
      query: {
        populate: {
          intro: PICTURE,
          gallery: PICTURE,
          details: true,
          sizeGuide: true,
          warnings: true,
          maker: true,
          responsible: true,
          conformity: { populate: { certificates: true } },
          manual: true,
          declaration: true,
          seo: SEO,
        },
      },
    }),
    find('product-variants', wireVariant, {
      locale,
      tags,
      query: { filters: { product: { documentId: { $eq: id } } }, populate: { intro: PICTURE } },
    }),
  ]);
  return product && toProduct(product, variants, alternates);
});

export const listShippingCountries = cache(async (): Promise<ShippingCountry[]> => {
  const countries = await find('shipping-countries', wireShippingCountry, { tags: [typeTag('shipping-country')] });
  return countries.toSorted((a, b) => a.position - b.position).map(toShippingCountry);
});
