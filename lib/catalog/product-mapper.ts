import type { WireCatalogProduct, WireListing, WireProduct, WireShippingCountry, WireVariant } from './product-wire';
import type { Media } from '@/lib/core/media';
import {
  PLACES,
  type Product,
  type ProductCard,
  type ProductPage,
  type ProductVariant,
  type ShippingCountry,
} from './types';
import { compareByOptions, type ProductOption, showsOptions } from './options';
import { type Alternates } from '@/lib/i18n/alternates';
import { isGtin } from '@/backend/contract/gtin';
import { SIZE } from '@/backend/contract/options';
import { BASE_CURRENCY, type Money, toCents } from '@/backend/contract/money';

const toMoney = (decimal: number, currency: string): Money => ({ amount: toCents(decimal), currency });

export function toProductCard(wire: WireCatalogProduct): ProductCard {
  const { from, currency, variants, ...card } = wire;
  return {
    ...card,
    from: { amount: from, currency },
    variants: variants
      .toSorted((a, b) => a.position - b.position)
      .map(({ position: _position, price, reduction, ...variant }) => ({
        ...variant,
        price: { amount: price, currency },
        reduction: reduction && { ...reduction, from: { amount: reduction.from, currency } },
      })),
  };
}

export const toProductPage = ({ products, ...page }: WireListing): ProductPage => ({
  ...page,
  items: products.map(toProductCard),
});

export function toProduct(
  wire: WireProduct,
  wireVariants: WireVariant[],
  options: ProductOption[],
  alternates: Alternates,
): Product {
  const gallery = wire.gallery.flatMap(({ image, value }) =>
    image ? [{ image: { ...image, alt: image.alt || wire.title }, value }] : [],
  );
  const variants = wireVariants.map((variant) => toVariant(variant, gallery)).toSorted(compareByOptions(options));
  const { listed, warnings, sizeGuide, suitability, film, filmPoster, filmCaptions, ...product } = wire;
  const { indoorPool, outdoorPool, openWater, ...suited } = suitability;
  const made = { indoor: indoorPool, outdoor: outdoorPool, open: openWater };
  const image = gallery[0]?.image ?? wire.intro.image;
  const poster = filmPoster ?? image;
  return {
    ...product,
    sizeGuide: withWeights(sizeGuide, options).map(({ chestMin: min, chestMax: max, ...row }) => ({
      ...row,
      chest: min > 0 && max > 0 ? { min, max } : null,
    })),
    suitability: { ...suited, places: PLACES.filter((place) => made[place]) },
    listed: listed ?? true,
    warnings: warnings.map(({ text }) => text),
    intro: { title: wire.intro.title, text: wire.intro.text },
    image,
    gallery,
    film: film && poster && { ...film, poster, captions: filmCaptions },
    variants,
    from: lowestPrice(variants),
    rating: null,
    alternates,
  };
}

/** All variants have the currency of the domain. */
const lowestPrice = (variants: ProductVariant[]): Money => ({
  amount: variants.length > 0 ? Math.min(...variants.map(({ price }) => price.amount)) : 0,
  currency: variants[0]?.price.currency ?? BASE_CURRENCY,
});

function toVariant(wire: WireVariant, gallery: Product['gallery']): ProductVariant {
  const shown: Media | undefined = gallery.find(
    ({ value }) => value !== null && showsOptions(value, wire.options, false),
  )?.image;
  const { intro, gtin, price, currency, reduction, ...variant } = wire;
  const own = intro.image;
  // Variants are not translated: the gallery has the alt text in this language.
  const told = gallery.find(({ image }) => image.url === own?.url)?.image;
  return {
    ...variant,
    // An invalid one would be taken for that of another article.
    ...(isGtin(gtin) && { gtin }),
    price: toMoney(price, currency),
    reduction: reduction && { ...reduction, from: toMoney(reduction.from, currency) },
    image: told ?? own ?? shown ?? null,
  };
}

/**
 * Rows that name no weight have that of the size itself. A row without any is left out, so that the size adviser refuses
 * instead of guessing.
 */
function withWeights(rows: WireProduct['sizeGuide'], options: ProductOption[]): WireProduct['sizeGuide'] {
  const sizes = options.find(({ key }) => key === SIZE)?.values ?? [];
  return rows.flatMap((row) => {
    if (row.weightMin > 0 || row.weightMax > 0) return [row];
    const weight = sizes.find(({ key }) => key === row.size)?.weight;
    return weight ? [{ ...row, weightMin: weight.min, weightMax: weight.max }] : [];
  });
}

export const toShippingCountry = (wire: WireShippingCountry): ShippingCountry => ({
  iso: wire.iso,
  shippingCost: toMoney(wire.shippingCost, wire.currency),
  days: { min: wire.minDays, max: wire.maxDays },
  postalMask: wire.postalCodeMask || null,
});
