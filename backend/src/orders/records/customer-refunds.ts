import type { OrderRefund } from '../../../contract/order';
import type { RefundProgress } from '../../../contract/order-states';
import type { LineRow } from './order-rows';
import { LIVE_STATES, type RefundRow, parseRefundLines } from './refund-rows';
import { type Db, toIso } from '../../platform/database/row-helpers';

/** A refund as shown to the customer; amounts in cents. */
export interface CustomerRefund extends OrderRefund {
  lines: { title: string; quantity: number; amount: number }[];
}

/** Pending and completed refunds. Failed ones are left out: operators resolve those. */
export async function readCustomerRefunds(db: Db, orderId: number, lines: LineRow[]): Promise<CustomerRefund[]> {
  const refunds: (RefundRow & { state: RefundProgress })[] = await db('refunds')
    .where({ order_id: orderId })
    .whereIn('state', LIVE_STATES)
    .andWhere('amount', '>', 0)
    .orderBy('id');
  return refunds.map((refund) => ({
    amount: refund.amount,
    lines: parseRefundLines(refund).map(({ lineId, quantity, amount }) => ({
      title: lines.find(({ id }) => id === lineId)?.title ?? '',
      quantity,
      amount,
    })),
    shipping: refund.shipping,
    at: toIso(refund.requested_at),
    state: refund.state,
  }));
}
