import type { GrantScope, OpenedByLine } from '../../domain/order-grants';
import { type OrderRow } from '../../orders/records/order-rows';
import { type Db } from '../../platform/database/row-helpers';

export interface GrantRow {
  id: number;
  document_id: string;
  /** Of grants given by hand without an order; those of an order belong to the order's customer. */
  user_id: number | null;
  /** As `user_id`, in lower case. */
  email: string | null;
  scope: GrantScope;
  target: string | null;
  source: OpenedByLine['source'] | 'admin';
  order_id: number | null;
  /** Null when it was given by hand. */
  order_line_id: number | null;
  /** Cents that were paid for it in its own order, after credit and codes, and not sent back. */
  paid_cents: number;
  currency: string | null;
  state: 'active' | 'revoked';
  starts_at: OrderRow['placed_at'];
  revoked_at: OrderRow['placed_at'];
  /** `admin:<name>` or `system`. What a person ended, no rule opens again. */
  revoked_by: string | null;
  reason: string | null;
  /** Id of the order line whose price this grant's credit has lowered. */
  credited_to: number | null;
}

export const isRevokedManually = (row: Pick<GrantRow, 'revoked_by'>): boolean => row.revoked_by?.startsWith('admin:') ?? false;

export const grantsOfOrder = (db: Db, orderId: number): Promise<GrantRow[]> =>
  db('grants').where({ order_id: orderId }).orderBy('id');
