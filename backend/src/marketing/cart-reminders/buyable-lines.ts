import { readSellableVariants, type SellableVariant } from '../../catalog/variants/sellable-variants';
import { EURO_PRICES } from '../../domain/price-list';
import type { Db } from '../../platform/database/row-helpers';
import type { Locale } from '../../../contract/locales';
import { type ReminderRow, linesOf } from './reminder-rows';

export interface BuyableLine {
  variant: SellableVariant;
  quantity: number;
}

/** What of a stored cart can be bought now, at most as many pieces as there are. */
export async function readBuyableLines(db: Db, row: ReminderRow, locale: Locale): Promise<BuyableLine[]> {
  const lines = linesOf(row);
  const ids = lines.map(({ variantId }) => variantId);
  // Prices are not shown: the cart tells those of the day it is opened.
  const variants = await readSellableVariants(db, ids, locale, EURO_PRICES);
  return lines.flatMap(({ variantId, quantity }) => {
    const variant = variants.get(variantId);
    const left = Math.min(quantity, variant?.stock?.quantity ?? quantity);
    return variant && left > 0 ? [{ variant, quantity: left }] : [];
  });
}

/** Whether an order was placed from the address since the mail was asked for. */
export async function hasOrdered(db: Db, row: ReminderRow): Promise<boolean> {
  const order: unknown = await db('orders')
    .where({ email: row.email })
    .andWhere('placed_at', '>=', row.requested_at)
    .first('id');
  return order !== undefined;
}
