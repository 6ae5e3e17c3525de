import { ShopError } from '../../domain/shop-error';
import type { LineRow, OrderRow } from '../../orders/records/order-rows';
import { readLessonPrices } from './academy-offers';
import type { Db } from '../../platform/database/row-helpers';
import { parseCreditedFrom, parseLineGrants } from '../../orders/records/line-grants';

/** Whether all credit applied to these lines is still available. */
async function isCreditLeft(trx: Db, lines: LineRow[]): Promise<boolean> {
  const ids = lines.flatMap(parseCreditedFrom);
  if (ids.length === 0) return true;
  const left: unknown[] = await trx('grants').whereIn('id', ids).where({ state: 'active' }).whereNull('credited_to');
  return left.length === new Set(ids).size;
}

/**
 * Throws `NotPayable` if the lesson prices of an unpaid order are outdated: too high because the customer got the lessons
 * from another order, or too low because its credit was refunded or used elsewhere. A new order has current prices.
 */
export async function rejectOutdatedLessonPrices(trx: Db, order: OrderRow, lines: LineRow[], now: Date): Promise<void> {
  const sold = lines.flatMap((line) => parseLineGrants(line).filter(({ source }) => source === 'purchase'));
  if (sold.length === 0) return;
  const { priceOf } = await readLessonPrices(trx, { userId: order.user_id, orderIds: [order.id] }, now);
  if (sold.some((target) => priceOf({ ...target, price: 0 }).owned))
    throw new ShopError('NotPayable', 'The customer already owns these lessons');
  if (!(await isCreditLeft(trx, lines)))
    throw new ShopError('NotPayable', 'The credit applied to this order is no longer valid');
}
