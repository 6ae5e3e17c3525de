import { ShopError } from '../../domain/shop-error';
import type { LineRow, OrderRow } from '../../orders/records/order-rows';
import { readLessonPrices } from './academy-offers';
import type { Db } from '../../platform/database/row-helpers';
import { parseCreditedFrom, parseLineGrants } from '../../orders/records/line-grants';

/** Whether all that lowered the prices of these lines still counts. */
async function isCreditLeft(trx: Db, lines: LineRow[]): Promise<boolean> {
  const ids = lines.flatMap(parseCreditedFrom);
  if (ids.length === 0) return true;
  const left: unknown[] = await trx('grants').whereIn('id', ids).where({ state: 'active' }).whereNull('credited_to');
  return left.length === new Set(ids).size;
}

/**
 * An order that waited can ask for too much, because its customer has the lessons by another one, or for too little,
 * because what lowered its price was paid back or used elsewhere: throws `NotPayable`, and a new order has the price of
 * today. An order without lessons costs nothing to check.
 */
export async function rejectOutdatedLessonPrices(trx: Db, order: OrderRow, lines: LineRow[], now: Date): Promise<void> {
  const sold = lines.flatMap((line) => parseLineGrants(line).filter(({ source }) => source === 'purchase'));
  if (sold.length === 0) return;
  const { priceOf } = await readLessonPrices(trx, { userId: order.user_id, orderIds: [order.id] }, now);
  if (sold.some((target) => priceOf({ ...target, price: 0 }).owned))
    throw new ShopError('NotPayable', 'The customer has these lessons already');
  if (!(await isCreditLeft(trx, lines)))
    throw new ShopError('NotPayable', 'What lowered the price of this order does not count any more');
}
