import type { ComputedRefund } from '../../domain/refund-amounts';
import { ShopError } from '../../domain/shop-error';
import type { OrderRow } from '../../orders/records/order-rows';
import type { OrderRefundable } from '../../orders/records/read-refundable';
import type { GrantRow } from './grant-rows';
import type { Db } from '../../platform/database/row-helpers';

/** Number of the order that used the credit. */
async function readNewerOrder(trx: Db, grant: GrantRow): Promise<string> {
  const order: Pick<OrderRow, 'order_nr'> | undefined = await trx('orders as o')
    .join('order_lines as l', 'l.order_id', 'o.id')
    .where('l.id', grant.credited_to)
    .first('o.order_nr');
  return order?.order_nr ?? '';
}

/**
 * Throws `CreditUsed` with the number of the later order if the refund covers a purchase whose credit that order used: the
 * later order must be refunded first. A refund by amount must leave the price of such lines unrefunded. The caller has
 * locked the order; the grants are locked here, because the later order may be paid concurrently.
 */
export async function rejectRefundOfUsedCredit(
  trx: Db,
  orderId: number,
  refundable: OrderRefundable,
  refund: ComputedRefund,
  now: Date,
): Promise<void> {
  await trx('grants').where({ order_id: orderId }).update({ updated_at: now });
  const grants: GrantRow[] = await trx('grants').where({ order_id: orderId }).whereNotNull('credited_to');
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
  const orderNr = await readNewerOrder(trx, refused.grant);
  throw new ShopError('CreditUsed', `Its price was credited to order ${orderNr}: refund that order first`, {
    orderNr,
    lineId: refused.line.id,
  });
}
