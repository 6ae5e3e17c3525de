import { readCalendar } from './withdrawal-calendar';
import { type ContractDetails, combineWithdrawalRights, withdrawalRightOfLine } from '../../domain/withdrawal-deadline';
import { findOrderBySlug, readOrderLines } from './find-order';
import { type Caller, ownsOrder } from './order-access';
import { type LineRow, type OrderRow } from './order-rows';
import type { MatchedBy, StatedLine } from './withdrawal-rows';
import { type Db, toDate } from '../../platform/database/row-helpers';
import type { Statement } from './parse-withdrawal-statement';
import { type WithdrawalState } from '../../../contract/order-states';

export interface Match {
  order: OrderRow;
  lines: LineRow[];
  by: MatchedBy;
}

/** Normalizes ` zw2026-00042 ` and `#ZW2026-00042`, which customers copy from mails. */
const normalizeOrderNr = (typed: string): string => typed.toUpperCase().replace(/[\s#]/g, '');

/**
 * The order a withdrawal statement concerns: the one it was made from by its owner, or the one with this number and email
 * address. Null when none matches; the statement is valid all the same and operators look for the order.
 */
export async function matchWithdrawalOrder(db: Db, statement: Statement, caller: Caller): Promise<Match | null> {
  const own = statement.order ? await findOrderBySlug(db, statement.order) : null;
  if (own && ownsOrder(caller, own)) return { order: own, lines: await readOrderLines(db, own.id), by: 'owner' };
  const named: OrderRow | undefined = await db('orders')
    .where({ order_nr: normalizeOrderNr(statement.orderNr) })
    .whereRaw('lower(email) = ?', [statement.email])
    .first();
  return named ? { order: named, lines: await readOrderLines(db, named.id), by: 'email' } : null;
}

/** Resolves the stated lines to lines of the order; quantities are capped at those ordered. */
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

const contractDetailsOf = (order: OrderRow, now: Date): ContractDetails => ({
  status: order.payment_status,
  placedAt: toDate(order.placed_at) ?? now,
  deliveredAt: toDate(order.delivered_at),
  immediateAccess: Boolean(order.immediate_access),
});

/** Current right of withdrawal for these lines of an order. */
export async function withdrawalRightOf(
  db: Db,
  order: OrderRow,
  lines: LineRow[],
  now: Date,
): Promise<{ until: Date | null; open: boolean }> {
  const calendar = await readCalendar(db);
  return combineWithdrawalRights(
    lines.map((line) => withdrawalRightOfLine(line.product_type, contractDetailsOf(order, now), calendar)),
    now,
  );
}

/** Lines with a right of withdrawal, expired or not; excludes lessons with immediate access. */
export async function linesWithWithdrawalRight(db: Db, order: OrderRow, lines: LineRow[]): Promise<LineRow[]> {
  const calendar = await readCalendar(db);
  return lines.filter(
    (line) => withdrawalRightOfLine(line.product_type, contractDetailsOf(order, new Date()), calendar).kind !== 'none',
  );
}

/** Database columns for a match. Late statements are stored like any other: operators decide about them. */
export async function matchColumns(db: Db, { order, lines, by }: Match, stated: StatedLine[], now: Date) {
  const meant = stated.length > 0 ? lines.filter(({ id }) => stated.some(({ lineId }) => lineId === id)) : lines;
  const { until, open } = await withdrawalRightOf(db, order, meant, now);
  const state: WithdrawalState = open ? 'matched' : 'late';
  return { order_id: order.id, matched_by: by, deadline: until, state };
}
