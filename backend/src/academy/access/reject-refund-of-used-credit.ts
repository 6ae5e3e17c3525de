import type { ComputedRefund } from '../../domain/refund-amounts';
import { ShopError } from '../../domain/shop-error';
import type { OrderRefundable } from '../../orders/records/read-refundable';
import type { OrderRow } from '../../orders/records/order-rows';
import { lockAccountsOf } from './buyer';
import type { GrantRow } from './grant-rows';
import type { Db } from '../../platform/database/row-helpers';

type UsedGrant = GrantRow & { newer_order_nr: string };

/** Purchases of the order whose credit a paid order used; an unpaid one is checked when it is paid. */
const readUsedPurchases = (trx: Db, orderId: number): Promise<UsedGrant[]> =>
  trx('grants as g')
    .join('order_lines as l', 'l.id', 'g.credited_to')
    .join('orders as newer', 'newer.id', 'l.order_id')
    .where({ 'g.order_id': orderId, 'g.source': 'purchase' })
    .whereNot('newer.payment_status', 'open')
    .select('g.*', 'newer.order_nr as newer_order_nr');

/**
 * Throws `CreditUsed` with the number of the later order if the refund covers a purchase whose credit that order used: the
 * later order must be refunded first. A refund by amount must leave the price of such lines unrefunded. What came for free
 * with a suit never keeps the suit from being refunded. The caller has locked the order; the account is locked here, because
 * the later order may be paid concurrently.
 */
export async function rejectRefundOfUsedCredit(
  trx: Db,
  order: Pick<OrderRow, 'id' | 'user_id' | 'lesson_recipient'>,
  refundable: OrderRefundable,
  refund: ComputedRefund,
): Promise<void> {
  if (refundable.orderLines.every(({ opens }) => opens === null)) return;
  await lockAccountsOf(trx, order);
  const grants = await readUsedPurchases(trx, order.id);
  const used = grants.flatMap((grant) => {
    const line = refundable.lines.find(({ id }) => id === grant.order_line_id);
    return line ? [{ grant, line }] : [];
  });
  const named = used.find(({ line }) => refund.lines.some(({ lineId }) => lineId === line.id));
  const kept = used.reduce((sum, { line }) => sum + Math.max(0, line.total - line.discount - line.refunded), 0);
  const isFree = refund.lines.length === 0 && refund.shipping === 0;
  const beyond = isFree && refundable.left - refund.amount < kept ? used[0] : undefined;
  const refused = named ?? beyond;
  if (!refused) return;
  const orderNr = refused.grant.newer_order_nr;
  throw new ShopError('CreditUsed', `Its price was credited to order ${orderNr}: refund that order first`, {
    orderNr,
    lineId: refused.line.id,
  });
}
