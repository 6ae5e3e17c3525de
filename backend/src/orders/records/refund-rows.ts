import { REFUND_STATES, type RefundProgress } from '../../../contract/order-states';
import type { RefundedLine } from '../../domain/refund-amounts';
import type { OrderRow } from './order-rows';
import type { AuditActor } from '../../platform/admin/audit-actor';

export type RefundState = RefundProgress | 'failed' | 'canceled';

/** States in which the money is refunded or on its way. */
export const LIVE_STATES: readonly RefundState[] = REFUND_STATES;

export interface RefundRow {
  id: number;
  /** Sent to the provider as idempotency key and in the metadata. */
  document_id: string;
  order_id: number;
  /** Null for free pieces, when no money was sent. */
  payment_id: number | null;
  provider_id: string | null;
  state: RefundState;
  /** Cents; may exceed its lines and shipping. */
  amount: number;
  currency: string;
  /** `[{lineId, quantity, amount}]`. */
  lines: unknown;
  /** Cents of the outbound shipping cost. */
  shipping: number;
  reason: string;
  actor: AuditActor;
  restock: boolean | number;
  /** Idempotency key; further rows for other payments of the same request end in `#2`, `#3`, … */
  key: string;
  request_hash: string;
  requested_at: OrderRow['placed_at'];
  sent_at: OrderRow['placed_at'];
  settled_at: OrderRow['placed_at'];
  attempts: number;
  next_attempt_at: OrderRow['placed_at'];
  last_error: string | null;
}

export const parseRefundLines = (row: Pick<RefundRow, 'lines'>): RefundedLine[] =>
  ((typeof row.lines === 'string' ? JSON.parse(row.lines) : row.lines) ?? []) as RefundedLine[];
