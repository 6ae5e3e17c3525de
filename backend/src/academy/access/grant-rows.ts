import type { Knex } from 'knex';
import type { GrantScope, OpenedByLine } from '../../domain/order-grants';
import { type OrderRow } from '../../orders/records/order-rows';
import { type Db } from '../../platform/database/row-helpers';

export interface GrantRow {
  id: number;
  document_id: string;
  /** Set for gifts and for manual grants without an order; other grants of an order belong to the order's customer. */
  user_id: number | null;
  /** Recipient of a gift or a manual grant, in lower case. */
  email: string | null;
  scope: GrantScope;
  target: string | null;
  source: OpenedByLine['source'] | 'admin';
  order_id: number | null;
  /** Null for manual grants. */
  order_line_id: number | null;
  /** Cents paid for it in its own order, after credit, discount codes and refunds. */
  paid_cents: number;
  currency: string | null;
  state: 'active' | 'revoked';
  starts_at: OrderRow['placed_at'];
  revoked_at: OrderRow['placed_at'];
  /** `admin:<name>` or `system`. Manual revocations are never undone automatically. */
  revoked_by: string | null;
  reason: string | null;
  /** Id of the order line that used this grant's credit. */
  credited_to: number | null;
}

/** Why the grants of a person end who deleted their account. */
export const ACCOUNT_DELETED = 'account-deleted';

export const isRevokedManually = (row: Pick<GrantRow, 'revoked_by'>): boolean =>
  row.revoked_by?.startsWith('admin:') ?? false;

/** Condition on grants `g`: came free in an order whose card this account redeemed. */
export const openedByCards =
  (db: Db, userId: number) =>
  (grants: Knex.QueryBuilder): void => {
    const orders = db('parcel_cards').where({ user_id: userId }).select('order_id');
    grants.where('g.source', 'bonus').whereIn('g.order_id', orders);
  };

export const grantsOfOrder = (db: Db, orderId: number): Promise<GrantRow[]> =>
  db('grants').where({ order_id: orderId }).orderBy('id');
