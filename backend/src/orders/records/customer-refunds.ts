import type { LineRow } from './order-rows';
import { LIVE_STATES, type RefundRow, type RefundState, readRefundLines } from './refund-rows';
import { type Db, toIso } from '../../platform/database/rows';

/** A refund as shown to the customer; amounts in cents. */
export interface CustomerRefund {
  amount: number;
  /** Empty when it is not for goods. */
  lines: { title: string; quantity: number; amount: number }[];
  shipping: number;
  at: string | null;
  state: RefundState;
}

/** Pending and completed refunds. Failed ones are left out: operators resolve those. */
export async function readCustomerRefunds(db: Db, orderId: number, lines: LineRow[]): Promise<CustomerRefund[]> {
  const refunds: RefundRow[] = await db('refunds')
    .where({ order_id: orderId })
    .whereIn('state', LIVE_STATES)
    .andWhere('amount', '>', 0)
    .orderBy('id');
  return refunds.map((refund) => ({
    amount: refund.amount,
    lines: readRefundLines(refund).map(({ lineId, quantity, amount }) => ({
      title: lines.find(({ id }) => id === lineId)?.title ?? '',
      quantity,
      amount,
    })),
    shipping: refund.shipping,
    at: toIso(refund.requested_at),
    state: refund.state,
  }));
}
