import { type PriceList, amountIn } from '../../domain/price-list';
import type { Promotion } from '../../domain/promotion';
import type { Db } from '../../platform/database/row-helpers';
import { ownAmount, toOwnCents } from '../../platform/settings/own-amounts';
import { toDay } from '../../platform/settings/shop-settings';
import { type Currency, toCents } from '../../../contract/money';
import type { PromotionKind } from '../../../contract/promotions';

/** A promotion with one of its products: as many rows as it has products, or one. */
export interface PromotionRow {
  id: number;
  kind: PromotionKind;
  percent: number | null;
  price: number | string | null;
  min_subtotal: number | string | null;
  valid_from: unknown;
  valid_to: unknown;
  product_id: string | null;
  gift_id: string | null;
  own_price: number | string | null;
  own_min_subtotal: number | string | null;
}

const OWN = {
  table: 'promotions',
  alias: 'promotion',
  field: 'ownAmounts',
  component: 'components_shop_own_promotions',
};

/**
 * All promotions that are switched on, for `together` and `toPromotions`. The links may point to a draft or another language
 * of a product: only its document id is taken from them.
 */
export const promotionsQuery = (db: Db, prices: { currency: Currency }) =>
  db('promotions as promotion')
    .leftJoin('promotions_products_lnk as link', 'link.promotion_id', 'promotion.id')
    .leftJoin('products as product', 'product.id', 'link.product_id')
    .leftJoin('promotions_gift_lnk as given', 'given.promotion_id', 'promotion.id')
    .leftJoin('product_variants as gift', 'gift.id', 'given.product_variant_id')
    .where('promotion.active', true)
    .select('promotion.id', 'promotion.kind', 'promotion.percent', 'promotion.price', 'promotion.min_subtotal')
    .select('promotion.valid_from', 'promotion.valid_to')
    .select('product.document_id as product_id', 'gift.document_id as gift_id')
    .select(['price', 'min_subtotal'].map((column) => ownAmount(db, prices, OWN, column)));

const dayOrNull = (value: unknown): string | null => (value === null || value === undefined ? null : toDay(value));

const isInForce = (row: PromotionRow, day: string): boolean =>
  (dayOrNull(row.valid_from) ?? day) <= day && day <= (dayOrNull(row.valid_to) ?? day);

/** Promotions in force on a day (`YYYY-MM-DD` in the shop's time zone), with amounts in the currency of a list. */
export function toPromotions(rows: PromotionRow[], list: PriceList, day: string): Promotion[] {
  const promotions = new Map<number, Promotion>();
  for (const row of rows.filter((one) => isInForce(one, day))) {
    const isPriced = row.kind === 'set' && row.percent === null;
    const promotion = promotions.get(row.id) ?? {
      id: row.id,
      kind: row.kind,
      currency: list.currency,
      productIds: [],
      percent: row.kind === 'gift' ? null : row.percent,
      price: isPriced ? amountIn(list, toCents(Number(row.price ?? 0)), toOwnCents(row.own_price)) : null,
      giftVariantId: row.kind === 'gift' ? row.gift_id : null,
      minSubtotal: amountIn(
        list,
        toCents(Number(row.min_subtotal ?? 0)),
        toOwnCents(row.own_min_subtotal),
        'threshold',
      ),
      validTo: dayOrNull(row.valid_to),
    };
    if (row.product_id !== null) promotion.productIds.push(row.product_id);
    promotions.set(row.id, promotion);
  }
  // A set without a price would be free.
  return [...promotions.values()]
    .filter(({ kind, percent, price }) => kind !== 'set' || percent !== null || price !== 0)
    .map((promotion) => ({ ...promotion, productIds: [...new Set(promotion.productIds)] }));
}
