import { toPromotions, promotionsQuery } from '../../orders/promotions/read-promotions';
import { shopDay } from '../../domain/shop-calendar';
import type { Promotion } from '../../domain/promotion';
import type { Db } from '../../platform/database/row-helpers';
import { readLocalePrices } from '../../platform/settings/price-lists';
import { readShopSettings } from '../../platform/settings/shop-settings';
import { isActive } from '../variants/active-variants';
import type { Locale } from '../../../contract/locales';
import type { AnnouncedPromotion } from '../../../contract/promotions';

type Named = AnnouncedPromotion['products'][number];

interface NamedRow extends Named {
  variantId: string | null;
}

/** Variants that can be bought now, with the document ids of their products. */
const inStock = (db: Db) =>
  db('product_variants as variant')
    .join('stocks as stock', 'stock.variant_id', 'variant.document_id')
    .join('product_variants_product_lnk as link', 'link.product_variant_id', 'variant.id')
    .join('products as any', 'any.id', 'link.product_id')
    .where('stock.quantity', '>', 0)
    .whereRaw(isActive('variant'));

/** Which products of sets have a piece in stock. */
async function readAvailable(db: Db, promotions: Promotion[]): Promise<Set<string>> {
  const ids = promotions.flatMap(({ kind, productIds }) => (kind === 'set' ? productIds : []));
  if (ids.length === 0) return new Set();
  const found: string[] = await inStock(db)
    .whereIn('any.document_id', ids)
    .distinct('any.document_id')
    .pluck('any.document_id');
  return new Set(found);
}

/** Published products in one language by their own id, and by the ids of these variants if they are in stock. */
async function readNames(db: Db, promotions: Promotion[], locale: Locale): Promise<Map<string, Named>> {
  const gifts = promotions.flatMap(({ giftVariantId }) => giftVariantId ?? []);
  const published = () =>
    db('products as product').where('product.locale', locale).whereNotNull('product.published_at');
  const named = { id: 'product.document_id', title: 'product.title', slug: 'product.slug' };
  const products: Named[] = await published()
    .whereIn(
      'product.document_id',
      promotions.flatMap(({ productIds }) => productIds),
    )
    .select(named);
  const linked = inStock(db)
    .whereIn('variant.document_id', gifts)
    .select({ variant_id: 'variant.document_id', product_id: 'any.document_id' })
    .as('linked');
  const given: NamedRow[] =
    gifts.length === 0
      ? []
      : await published()
          .join(linked, 'linked.product_id', 'product.document_id')
          .select({ ...named, variantId: 'linked.variant_id' });
  const toName = ({ id, title, slug }: Named): Named => ({ id, title, slug });
  return new Map([
    ...products.map((product) => [product.id, toName(product)] as const),
    ...given.map((product) => [product.variantId ?? '', toName(product)] as const),
  ]);
}

/** Whether something brings a gift that can be bought in this language. As in carts, one that lost its products is brought by nothing. */
const isBrought = ({ productIds, minSubtotal }: Promotion, products: Named[]): boolean =>
  productIds.length === 0 ? minSubtotal > 0 : products.length > 0;

function announce(promotion: Promotion, names: Map<string, Named>, available: Set<string>): AnnouncedPromotion | null {
  const { kind, percent, price, currency, minSubtotal, productIds, giftVariantId } = promotion;
  const products = productIds.flatMap((id) => names.get(id) ?? []);
  const gift = giftVariantId === null ? null : (names.get(giftVariantId) ?? null);
  const isWhole =
    kind !== 'set' ||
    (products.length === productIds.length && products.length > 1 && productIds.every((id) => available.has(id)));
  if (!isWhole || (kind === 'gift' && (!gift || !isBrought(promotion, products)))) return null;
  return { kind, percent, price, currency, minSubtotal, products, gift };
}

/** Promotions of today for product pages. One whose set or gift is not published in this language, or sold out, is left out. */
export async function announcePromotions(db: Db, locale: Locale, now: Date): Promise<AnnouncedPromotion[]> {
  const list = await readLocalePrices(db, locale);
  const { timeZone } = await readShopSettings(db);
  const promotions = toPromotions(await promotionsQuery(db, list), list, shopDay(now, timeZone));
  if (promotions.length === 0) return [];
  const [names, available] = await Promise.all([readNames(db, promotions, locale), readAvailable(db, promotions)]);
  return promotions.flatMap((promotion) => announce(promotion, names, available) ?? []);
}
