import type { RefundedLine } from '../../domain/refund-amounts';
import type { OrderRow } from './order-rows';
import type { Actor } from '../../platform/admin/actor';

export type RefundState = 'requested' | 'sent' | 'refunded' | 'failed' | 'canceled';

/** In these states the money is on its way back, or back. */
export const LIVE_STATES: RefundState[] = ['requested', 'sent', 'refunded'];

export interface RefundRow {
  id: number;
  /** The provider knows it by this: as idempotency key, and in its metadata. */
  document_id: string;
  order_id: number;
  /** Null when the pieces cost nothing, so that nothing was sent. */
  payment_id: number | null;
  provider_id: string | null;
  state: RefundState;
  /** Cents; can be more than its lines and shipping. */
  amount: number;
  currency: string;
  /** `[{lineId, quantity, amount}]`. */
  lines: unknown;
  /** Cents of the outbound shipping cost. */
  shipping: number;
  reason: string;
  actor: Actor;
  restock: boolean | number;
  /** Of the request; further rows, when several payments were needed, are `<document id of the first>#2`, `#3`, … */
  key: string;
  request_hash: string;
  requested_at: OrderRow['placed_at'];
  sent_at: OrderRow['placed_at'];
  settled_at: OrderRow['placed_at'];
  attempts: number;
  next_attempt_at: OrderRow['placed_at'];
  last_error: string | null;
}

export const readRefundLines = (row: Pick<RefundRow, 'lines'>): RefundedLine[] =>
  ((typeof row.lines === 'string' ? JSON.parse(row.lines) : row.lines) ?? []) as RefundedLine[];
