import { type ContractFacts, joinRights, lineRight } from '../domain/withdrawal';
import { type Caller, ownsOrder } from '../orders/caller';
import { type Db, type LineRow, type OrderRow, toDate } from '../orders/rows';
import { readCalendar } from './calendar';
import type { MatchedBy, StatedLine } from './rows';
import type { Statement } from './statement';
import { type WithdrawalState } from '../../contract/order-states';

/** An order with what its rights depend on. */
export type DeliveredOrder = OrderRow & {
  delivered_at: Date | number | string | null;
  immediate_access: boolean | number;
};

export interface Match {
  order: DeliveredOrder;
  lines: LineRow[];
  by: MatchedBy;
}

export const readOrderLines = (db: Db, orderId: number): Promise<LineRow[]> =>
  db('order_lines').where({ order_id: orderId }).orderBy('position');

/** ` zw2026-00042 `, `#ZW2026-00042`: people copy more or less than the number. */
const tidyNumber = (typed: string): string => typed.toUpperCase().replace(/[\s#]/g, '');

/**
 * The order a statement is about: the one it was made at by its owner, else the one with this number and e-mail address. Null when
 * there is none; the statement counts all the same, and a person looks for the order.
 */
export async function matchOrder(db: Db, statement: Statement, caller: Caller): Promise<Match | null> {
  const own: DeliveredOrder | undefined = statement.order
    ? await db('orders').where({ slug: statement.order }).first()
    : undefined;
  if (own && ownsOrder(caller, own)) return { order: own, lines: await readOrderLines(db, own.id), by: 'owner' };
  const named: DeliveredOrder | undefined = await db('orders')
    .where({ order_nr: tidyNumber(statement.orderNr) })
    .whereRaw('lower(email) = ?', [statement.email])
    .first();
  return named ? { order: named, lines: await readOrderLines(db, named.id), by: 'email' } : null;
}

/** What was stated, in the lines of the order. More pieces than there are is all of them. */
export function resolveLines(stated: Pick<StatedLine, 'variantId' | 'quantity'>[], lines: LineRow[]): StatedLine[] {
  const wanted = new Map<string, number>();
  for (const { variantId, quantity } of stated) wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity);
  return lines.flatMap((line) => {
    const quantity = Math.min(wanted.get(line.variant_id) ?? 0, line.quantity);
    if (quantity === 0) return [];
    wanted.set(line.variant_id, (wanted.get(line.variant_id) ?? 0) - quantity);
    return [{ lineId: line.id, variantId: line.variant_id, title: line.title, quantity }];
  });
}

const factsOf = (order: DeliveredOrder, now: Date): ContractFacts => ({
  status: order.payment_status,
  placedAt: toDate(order.placed_at) ?? now,
  deliveredAt: toDate(order.delivered_at),
  immediateAccess: Boolean(order.immediate_access),
});

/** The right to withdraw from these lines of an order, now. */
export async function rightOf(
  db: Db,
  order: DeliveredOrder,
  lines: LineRow[],
  now: Date,
): Promise<{ until: Date | null; open: boolean }> {
  const calendar = await readCalendar(db);
  return joinRights(
    lines.map((line) => lineRight(line.product_type, factsOf(order, now), calendar)),
    now,
  );
}

/** The lines that can be withdrawn from at all, whether or not the time for it is over: lessons that were opened at once can not. */
export async function withRight(db: Db, order: DeliveredOrder, lines: LineRow[]): Promise<LineRow[]> {
  const calendar = await readCalendar(db);
  return lines.filter((line) => lineRight(line.product_type, factsOf(order, new Date()), calendar).kind !== 'none');
}

/** What the database keeps of a match. Late statements are kept like any other: whether they are is for a person to say. */
export async function describeMatch(db: Db, { order, lines, by }: Match, stated: StatedLine[], now: Date) {
  const meant = stated.length > 0 ? lines.filter(({ id }) => stated.some(({ lineId }) => lineId === id)) : lines;
  const { until, open } = await rightOf(db, order, meant, now);
  const state: WithdrawalState = open ? 'matched' : 'late';
  return { order_id: order.id, matched_by: by, deadline: until, state };
}
