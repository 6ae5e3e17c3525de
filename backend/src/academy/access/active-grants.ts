import { type GrantTarget, lowersBy } from '../../domain/order-grants';
import { type Caller, ownsOrder } from '../../orders/records/order-access';
import type { OrderRow } from '../../orders/records/order-rows';
import { type GrantRow, openedByCards } from './grant-rows';
import type { Db } from '../../platform/database/row-helpers';

/** The signed-in customer and the orders whose access key the browser sent. Null and [] for anonymous visitors. */
export interface Viewer {
  userId: number | null;
  orderIds: number[];
}

/** Verifies the order access keys of the request. */
export async function readViewer(db: Db, caller: Caller): Promise<Viewer> {
  const { userId, access } = caller;
  if (access.size === 0) return { userId, orderIds: [] };
  const orders: OrderRow[] = await db('orders')
    .whereIn('slug', [...access.keys()])
    .select('id', 'slug', 'access_key_hash', 'user_id');
  return { userId, orderIds: orders.filter((order) => ownsOrder(caller, order)).map(({ id }) => id) };
}

/** A grant that currently applies to the viewer. */
export interface ActiveGrant extends GrantTarget {
  id: number;
  source: GrantRow['source'];
  orderId: number | null;
  orderLineId: number | null;
  /**
   * Cents this grant still takes off a larger purchase: the amount paid for it plus the credit its own price was
   * reduced by. 0 for bonuses, gifts and credit that an order holds or used.
   */
  creditLeft: number;
  /** A bonus of this viewer, or what the shop gave them, that lowers a larger purchase, as no order counts on it yet. */
  gift: boolean;
  currency: string | null;
}

/**
 * Cents of credit that went into these lines, by line id, including credit of earlier upgrades (lesson into level, level
 * into bundle). Refunded amounts do not count.
 */
export async function paidIntoLines(db: Db, lineIds: number[]): Promise<Map<number, number>> {
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

export const lineIdsOf = (rows: GrantRow[]): number[] =>
  rows.flatMap(({ source, order_line_id: lineId }) => (source === 'purchase' && lineId !== null ? [lineId] : []));

/**
 * Active grants of the viewer, oldest first: from the customer's orders and gifts, from orders whose key was sent, and what
 * came free in orders whose card the customer redeemed. The latter lowers no price: for its buyer it may (docs/decisions/0083).
 * Amounts in cents. Returns [] for an anonymous viewer (docs/decisions/0020). `freedLines`: order lines that will be given
 * up, so that the credit they hold counts as free.
 */
export async function readActiveGrants(
  db: Db,
  viewer: Viewer,
  now: Date,
  freedLines: number[] = [],
): Promise<ActiveGrant[]> {
  const { userId, orderIds } = viewer;
  if (userId === null && orderIds.length === 0) return [];
  const rows: (GrantRow & { buyer_id: number | null })[] = await db('grants as g')
    .leftJoin('orders as o', 'o.id', 'g.order_id')
    .where('g.state', 'active')
    .andWhere('g.starts_at', '<=', now)
    .andWhere((own) => {
      // Lessons as a gift are their recipient's, whoever holds the order.
      own.where((bought) => {
        bought.whereNot('g.source', 'gift').andWhere((order) => {
          order.whereIn('g.order_id', orderIds);
          if (userId !== null) order.orWhere('o.user_id', userId);
        });
      });
      if (userId !== null) own.orWhere('g.user_id', userId).orWhere(openedByCards(db, userId));
    })
    .orderBy('g.id')
    .select('g.*', 'o.user_id as buyer_id');
  const isOwn = (row: (typeof rows)[number]): boolean =>
    [row.user_id, row.buyer_id].includes(userId) || (row.order_id !== null && orderIds.includes(row.order_id));
  const isFree = ({ credited_to: line }: GrantRow): boolean => line === null || freedLines.includes(line);
  const unused = rows.filter((row) => lowersBy(row.source) === 'money' && isFree(row));
  const before = await paidIntoLines(db, lineIdsOf(unused));
  return rows.map((row) => ({
    id: row.id,
    scope: row.scope,
    target: row.target,
    source: row.source,
    orderId: row.order_id,
    orderLineId: row.order_line_id,
    creditLeft: unused.includes(row) ? row.paid_cents + (before.get(row.order_line_id ?? 0) ?? 0) : 0,
    gift: lowersBy(row.source) === 'share' && isFree(row) && isOwn(row),
    currency: row.currency,
  }));
}
