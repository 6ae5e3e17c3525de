import { toCents } from '@/backend/contract/money';
import type { WireFeedOffers, WireFeedProduct, WireShippingRate } from './feed-wire';
import type { FeedProduct, FeedVariant, ShippingRate } from './types';

type WireOffer = WireFeedOffers['products'][number];

const toVariants = ({ currency, variants }: WireOffer): FeedVariant[] =>
  variants.map(({ price, reduction, ...variant }) => ({
    ...variant,
    price: { amount: price, currency },
    reduction: reduction && { ...reduction, from: { amount: reduction.from, currency } },
  }));

/** Joins texts with offers. @param pathOf Permalink of a product; undefined for one that is not published. */
export function toFeedProducts(
  products: WireFeedProduct[],
  offers: WireOffer[],
  pathOf: (id: string) => string | undefined,
): FeedProduct[] {
  const offerOf = new Map(offers.map((offer) => [offer.id, offer]));
  return products.flatMap(({ googleCategory, intro, maker, gallery, ...product }) => {
    const [offer, path] = [offerOf.get(product.id), pathOf(product.id)];
    if (!offer || path === undefined) return [];
    const pictures = gallery.flatMap(({ image, value }) => (image ? [{ image, value }] : []));
    return [
      {
        ...product,
        path,
        intro: intro.text,
        maker: maker?.name ?? '',
        category: googleCategory.trim(),
        gallery: pictures.length > 0 || !intro.image ? pictures : [{ image: intro.image, value: null }],
        variants: toVariants(offer),
      },
    ];
  });
}

export const toShippingRates = (rates: WireShippingRate[]): ShippingRate[] =>
  rates
    .toSorted((a, b) => a.position - b.position)
    .map(({ iso, currency, shippingCost, freeFrom, minDays: min, maxDays: max }) => ({
      country: iso.toUpperCase(),
      cost: { amount: toCents(shippingCost), currency },
      freeFrom: freeFrom === null ? null : toCents(freeFrom),
      days: { min, max },
    }));
