import type { GrantScope, GrantTarget } from '../../domain/order-grants';
import { type Caller, ownsOrder } from '../../orders/records/order-access';
import type { OrderRow } from '../../orders/records/order-rows';
import type { GrantRow } from './grant-rows';
import type { Db } from '../../platform/database/row-helpers';

export type { GrantScope, GrantTarget };

/** Who asks: the signed-in customer, and the orders whose access key this browser holds (see `readViewer`). */
export interface Viewer {
  userId: number | null;
  orderIds: number[];
}

/** The keys of the browser, checked. */
export async function readViewer(db: Db, caller: Caller): Promise<Viewer> {
  const { userId, access } = caller;
  if (access.size === 0) return { userId, orderIds: [] };
  const orders: OrderRow[] = await db('orders')
    .whereIn('slug', [...access.keys()])
    .select('id', 'slug', 'access_key_hash', 'user_id');
  return { userId, orderIds: orders.filter((order) => ownsOrder(caller, order)).map(({ id }) => id) };
}

/** A grant that opens something for the viewer now. */
export interface ActiveGrant extends GrantTarget {
  id: number;
  source: GrantRow['source'];
  orderId: number | null;
  orderLineId: number | null;
  /**
   * Cents that a larger purchase may take off its price because of this grant: what was really paid for it, and for
   * what its own price was lowered by. 0 for bonuses and gifts, and once its credit is used.
   */
  creditLeft: number;
  currency: string | null;
}

/**
 * Cents that were paid for what these lines opened, with all that counted towards their price before: a lesson paid
 * into a level, and the level into the bundle. What went back counts nothing. By line id.
 */
async function paidIntoLines(db: Db, lineIds: number[]): Promise<Map<number, number>> {
  if (lineIds.length === 0) return new Map();
  const sources: GrantRow[] = await db('grants').whereIn('credited_to', lineIds);
  const deeper = await paidIntoLines(db, lineIdsOf(sources));
  const paid = new Map<number, number>();
  for (const source of sources) {
    const whole = source.paid_cents + (deeper.get(source.order_line_id ?? 0) ?? 0);
    paid.set(source.credited_to ?? 0, (paid.get(source.credited_to ?? 0) ?? 0) + whole);
  }
  return paid;
}

const lineIdsOf = (rows: GrantRow[]): number[] =>
  rows.flatMap(({ source, order_line_id: lineId }) => (source === 'purchase' && lineId !== null ? [lineId] : []));

/**
 * What the viewer may count on now, oldest first: all that is active of the customer's orders and gifts, and of the
 * orders this browser can open. Amounts in cents. Nobody in particular has nothing. Source: issue 6 (entitlements).
 */
export async function readActiveGrants(db: Db, viewer: Viewer, now: Date): Promise<ActiveGrant[]> {
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
  const unused = rows.filter((row) => row.source === 'purchase' && row.credited_to === null);
  const before = await paidIntoLines(db, lineIdsOf(unused));
  return rows.map((row) => ({
    id: row.id,
    scope: row.scope,
    target: row.target,
    source: row.source,
    orderId: row.order_id,
    orderLineId: row.order_line_id,
    creditLeft: unused.includes(row) ? row.paid_cents + (before.get(row.order_line_id ?? 0) ?? 0) : 0,
    currency: row.currency,
  }));
}
