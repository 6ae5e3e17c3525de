import { type LockedLesson, type UpgradePrice, upgradePrice } from '../../domain/upgrade-price';
import type { GrantTarget } from '../../domain/order-grants';
import type { PriceList } from '../../domain/price-list';
import { readSellableVariants, soldTarget } from '../../catalog/variants/sellable-variants';
import { type Viewer, readActiveGrants } from './active-grants';
import type { Db } from '../../platform/database/row-helpers';
import { DEFAULT_LOCALE } from '../../../contract/locales';

/** A lesson, level or the bundle with its regular price in minor units of its currency. */
export interface Offer extends GrantTarget {
  variantId: string;
  price: number;
}

/** All academy offers and the buyer's price for each. */
export interface LessonPrices {
  offers: Offer[];
  locked: LockedLesson[];
  priceOf: (offer: GrantTarget & { price: number }) => UpgradePrice;
}

/** All offers at their regular price in the currency of a list. */
export async function readOffers(db: Db, prices: PriceList, now: Date): Promise<Offer[]> {
  const ids: string[] = await db('product_variants as v')
    .join('product_variants_product_lnk as l', 'l.product_variant_id', 'v.id')
    .join('products as p', 'p.id', 'l.product_id')
    .whereNotIn('p.type', ['physical', 'gift_card'])
    .distinct('v.document_id')
    .pluck('v.document_id');
  const variants = await readSellableVariants(db, ids, DEFAULT_LOCALE, prices, now);
  return [...variants.values()].flatMap((variant) => {
    const target = soldTarget(variant);
    return target
      ? [{ scope: target.scope, target: target.target, variantId: variant.variantId, price: variant.price }]
      : [];
  });
}

/** Published lessons that are not previews, with their levels. */
async function readLockedLessons(db: Db, offers: Offer[]): Promise<LockedLesson[]> {
  const rows: { id: string; level: string | null; preview: boolean | number | null }[] = await db('lessons as lesson')
    .leftJoin('lessons_level_lnk as link', 'link.lesson_id', 'lesson.id')
    .leftJoin('levels as level', 'level.id', 'link.level_id')
    .whereNotNull('lesson.published_at')
    .distinct('lesson.document_id as id', 'level.document_id as level', 'lesson.preview');
  const prices = new Map<string, number>();
  for (const { scope, target, price } of offers) if (scope === 'lesson' && target) prices.set(target, price);
  const locked = new Map<string, LockedLesson>();
  for (const { id, level, preview } of rows)
    if (!preview) locked.set(id, { id, level: level ?? locked.get(id)?.level ?? null, price: prices.get(id) ?? null });
  return [...locked.values()];
}

/**
 * Reads the offers and the buyer's grants to compute prices in the currency of a list as of `now`. `freedLines`: see `readActiveGrants`; lines of an
 * open order that will be replaced.
 */
export async function readLessonPrices(
  db: Db,
  buyer: Viewer,
  list: PriceList,
  now: Date,
  freedLines: number[] = [],
): Promise<LessonPrices> {
  const offers = await readOffers(db, list, now);
  const locked = await readLockedLessons(db, offers);
  const owned = await readActiveGrants(db, buyer, now, freedLines);
  return { offers, locked, priceOf: (offer) => upgradePrice({ ...offer, currency: list.currency }, locked, owned) };
}
