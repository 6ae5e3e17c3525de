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
import { type Alternates } from '@/lib/i18n/alternates';
import { COLORS, SIZES } from '@/backend/contract/products';
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

export function toProduct(wire: WireProduct, wireVariants: WireVariant[], alternates: Alternates): Product {
  const gallery = wire.gallery.flatMap(({ image, color }) => (image ? [{ image, color }] : []));
  const variants = wireVariants.map((variant) => toVariant(variant, gallery)).toSorted(byColorAndSize);
  const { listed, warnings, sizeGuide, suitability, ...product } = wire;
  const { indoorPool, outdoorPool, openWater, ...suited } = suitability;
  const made = { indoor: indoorPool, outdoor: outdoorPool, open: openWater };
  return {
    ...product,
    sizeGuide: sizeGuide.map(({ chestMin: min, chestMax: max, ...row }) => ({
      ...row,
      chest: min > 0 && max > 0 ? { min, max } : null,
    })),
    suitability: { ...suited, places: PLACES.filter((place) => made[place]) },
    listed: listed ?? true,
    warnings: warnings.map(({ text }) => text),
    intro: { title: wire.intro.title, text: wire.intro.text },
    image: gallery[0]?.image ?? wire.intro.image,
    gallery,
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
  const ofColor: Media | undefined = gallery.find(({ color }) => color !== null && color === wire.color)?.image;
  const { intro, price, currency, reduction, ...variant } = wire;
  return {
    ...variant,
    price: toMoney(price, currency),
    reduction: reduction && { ...reduction, from: toMoney(reduction.from, currency) },
    image: intro.image ?? ofColor ?? null,
  };
}

function byColorAndSize(a: ProductVariant, b: ProductVariant): number {
  const color = (variant: ProductVariant) => (variant.color ? COLORS.indexOf(variant.color) : -1);
  const size = (variant: ProductVariant) => (variant.size ? SIZES.indexOf(variant.size) : -1);
  return color(a) - color(b) || size(a) - size(b);
}

export const toShippingCountry = (wire: WireShippingCountry): ShippingCountry => ({
  iso: wire.iso,
  shippingCost: toMoney(wire.shippingCost, wire.currency),
  days: { min: wire.minDays, max: wire.maxDays },
  postalMask: wire.postalCodeMask || null,
});
