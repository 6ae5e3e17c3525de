import { EURO_PRICES } from '../../domain/price-list';
import { ShopError } from '../../domain/shop-error';
import type { LineRow } from '../../orders/records/order-rows';
import { readLessonPrices } from './academy-offers';
import type { Viewer } from './active-grants';
import { type HoldResult, holdCreditForPayment } from './credit-holds';
import type { Db } from '../../platform/database/row-helpers';
import { parseLineGrants } from '../../orders/records/line-grants';

/**
 * Throws `NotPayable` if the lesson prices of an unpaid order are outdated: too high because the buyer got the lessons from
 * another order, or too low because its credit was refunded or is held by another order. Otherwise holds the credit again.
 * `buyer` is who asks, and learns nothing of what else the order's account has.
 */
export async function rejectOutdatedLessonPrices(
  trx: Db,
  lines: LineRow[],
  buyer: Viewer,
  now: Date,
): Promise<Exclude<HoldResult, 'gone'>> {
  const sold = lines.flatMap((line) => parseLineGrants(line).filter(({ source }) => source === 'purchase'));
  if (sold.length === 0) return 'held';
  // Who owns what does not depend on prices.
  const { priceOf } = await readLessonPrices(trx, buyer, EURO_PRICES, now);
  if (sold.some((target) => priceOf({ ...target, price: 0 }).owned))
    throw new ShopError('NotPayable', 'The customer already owns these lessons');
  const credit = await holdCreditForPayment(trx, lines, now);
  if (credit === 'gone') throw new ShopError('NotPayable', 'The credit applied to this order is no longer valid');
  return credit;
}
