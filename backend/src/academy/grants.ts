import type { Db, OrderRow } from '../orders/rows';

/** What a grant opens: one lesson, a level with all its lessons (later ones too), or everything. */
export type GrantScope = 'lesson' | 'level' | 'all';

/** What a piece of an order line opens; `target` is the document id of the lesson or level, null for `all`. */
export interface GrantTarget {
  scope: GrantScope;
  target: string | null;
}

/** As a row of `order_lines` keeps it in `opens` (JSON) from the moment of the order. */
export interface OpenedByLine extends GrantTarget {
  source: 'purchase' | 'bonus';
}

/** Who asks: the signed-in customer, and the orders whose access key this browser holds (checked by the caller). */
export interface Viewer {
  userId: number | null;
  orderIds: number[];
}

export interface GrantRow {
  id: number;
  document_id: string;
  /** Of grants given by hand; those of an order belong to the order's customer. */
  user_id: number | null;
  email: string;
  scope: GrantScope;
  target: string | null;
  source: 'purchase' | 'bonus' | 'admin';
  order_id: number | null;
  order_line_id: number | null;
  unit: number;
  /** Cents that were paid for it in its own order, after credit and codes. */
  paid_cents: number;
  /** Cents of earlier purchases that were taken off its price. */
  credit_cents: number;
  currency: string;
  state: 'active' | 'revoked';
  starts_at: OrderRow['placed_at'];
  revoked_at: OrderRow['placed_at'];
  revoked_by: string | null;
  reason: string | null;
  /** Order line whose price this grant's credit has lowered. */
  credited_to: number | null;
}

/** A grant that opens something for the viewer now. */
export interface ActiveGrant extends GrantTarget {
  id: number;
  source: GrantRow['source'];
  orderId: number | null;
  orderLineId: number | null;
  /**
   * Cents that a larger purchase may take off its price because of this grant: what was really paid for it, credit that
   * it took over from earlier purchases included. 0 for bonuses and gifts, and once its credit is used.
   */
  creditLeft: number;
  currency: string;
}

/** What the viewer may count on now, in the order it was given. */
export async function activeGrants(db: Db, viewer: Viewer, now: Date): Promise<ActiveGrant[]> {
  const { userId, orderIds } = viewer;
  if (userId === null && orderIds.length === 0) return [];
  const rows: GrantRow[] = await db('grants as g')
    .leftJoin('orders as o', 'o.id', 'g.order_id')
    .where('g.state', 'active')
    .andWhere('g.starts_at', '<=', now)
    .andWhere((own) => {
      own.whereIn('g.order_id', orderIds);
      if (userId !== null) own.orWhere('g.user_id', userId).orWhere('o.user_id', userId);
    })
    .orderBy('g.id')
    .select('g.*');
  return rows.map((row) => ({
    id: row.id,
    scope: row.scope,
    target: row.target,
    source: row.source,
    orderId: row.order_id,
    orderLineId: row.order_line_id,
    creditLeft: row.source === 'purchase' && row.credited_to === null ? row.paid_cents + row.credit_cents : 0,
    currency: row.currency,
  }));
}
