import type { Currency } from '../../contract/money';
import type { Locale } from '../../contract/locales';
import { type SellableRows, sellableQueries } from '../catalog/variants/sellable-variants';
import { type PromotionRow, promotionsQuery } from '../orders/promotions/read-promotions';
import { kept } from '../platform/database/kept-rows';
import type { Db } from '../platform/database/row-helpers';
import { type PricingRuleRows, pricingRuleQueries } from '../platform/settings/shop-settings';

/** Rows that carts are priced by, for `together`. */
export interface CartRows extends SellableRows, PricingRuleRows {
  promotions: PromotionRow;
}

/** What depends neither on the customer nor on the codes. `KEPT_TABLES` names the tables of those that are kept. */
export const cartQueries = (db: Db, variantIds: string[], locale: Locale, currency: Currency) => ({
  ...sellableQueries(db, variantIds, locale, { currency }),
  ...pricingRuleQueries(db, currency),
  promotions: kept(`promotions ${currency}`, () => promotionsQuery(db, { currency })),
});
