import type { Db } from '../../platform/database/row-helpers';

/** Whether something that an order opened, bought or for free, lowered the price of another order that is not open any more. */
export async function isCreditUsed(db: Db, orderId: number): Promise<boolean> {
  const used: unknown = await db('grants as g')
    .join('order_lines as l', 'l.id', 'g.credited_to')
    .join('orders as newer', 'newer.id', 'l.order_id')
    .where({ 'g.order_id': orderId })
    .whereNot('newer.payment_status', 'open')
    .first('g.id');
  return used !== undefined;
}
