import type { LessonAvailability } from '../../domain/order-settlement';
import { EURO_PRICES } from '../../domain/price-list';
import { raiseAlert } from '../../orders/alerts/raise-alert';
import { addEvent } from '../../orders/records/order-events';
import { type LineRow, type OrderRow, readLessonRecipient } from '../../orders/records/order-rows';
import { parseLineGrants } from '../../orders/records/line-grants';
import type { Db } from '../../platform/database/row-helpers';
import { isAcademyType } from '../../../contract/products';
import { readLessonPrices } from './academy-offers';
import { holdCreditForPayment } from './credit-holds';

/**
 * Whether a customer who ordered while signed in got all these lessons elsewhere. Guests are not asked: whoever pays for an
 * order with another person's email address would learn what that person has; nor is who gives lessons away.
 */
async function isOwnedMeanwhile(trx: Db, order: OrderRow, lines: LineRow[], now: Date): Promise<boolean> {
  if (order.account_state !== 'none' || order.user_id === null || readLessonRecipient(order)) return false;
  // Who owns what does not depend on prices.
  const { priceOf } = await readLessonPrices(trx, { userId: order.user_id, orderIds: [] }, EURO_PRICES, now);
  const sold = lines.flatMap((line) => parseLineGrants(line).filter(({ source }) => source === 'purchase'));
  return sold.every((target) => priceOf({ ...target, price: 0 }).owned);
}

/**
 * Checks the lessons of an order whose first payment has just arrived, and holds the credit of their prices if it was
 * released meanwhile. `gone` only for orders of lessons alone, whose money then goes back by itself; an order that also has
 * a suit is delivered, and an alert raised. The caller has locked the order and its account.
 */
export async function checkPaidLessons(
  trx: Db,
  order: OrderRow,
  lines: LineRow[],
  now: Date,
): Promise<LessonAvailability> {
  const lessons = lines.filter(({ product_type: type }) => isAcademyType(type));
  if (lessons.length === 0) return 'ok';
  const isAlone = lessons.length === lines.length;
  if ((await holdCreditForPayment(trx, lessons, now)) === 'gone') {
    await addEvent(trx, order.id, 'credit-gone', {}, now);
    if (!isAlone) await raiseAlert(trx, { kind: 'credit-lost', orderId: order.id }, now);
    return isAlone ? 'gone' : 'ok';
  }
  return isAlone && (await isOwnedMeanwhile(trx, order, lessons, now)) ? 'gone' : 'ok';
}
