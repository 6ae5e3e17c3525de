import { raiseAlert } from '../../orders/alerts/raise-alert';
import { type OrderGrant, type GrantTarget, isSameTarget, opensLesson } from '../../domain/order-grants';
import type { LineRow, OrderRow } from '../../orders/records/order-rows';
import { readLessons } from './lesson-access';
import { readActiveGrants } from './active-grants';
import type { Db } from '../../platform/database/row-helpers';
import { parseCreditedFrom } from '../../orders/records/line-grants';

type Opens = (outer: GrantTarget, inner: GrantTarget) => boolean;

async function readOpens(trx: Db, targets: GrantTarget[]): Promise<Opens> {
  const ids = targets.flatMap(({ scope, target }) => (scope === 'lesson' && target !== null ? [target] : []));
  const lessons = await readLessons(trx, ids);
  return (outer, inner) => {
    if (outer.scope === 'all' || isSameTarget(outer, inner)) return true;
    const lesson = inner.scope === 'lesson' ? lessons.get(inner.target ?? '') : undefined;
    return lesson !== undefined && opensLesson(outer, lesson);
  };
}

/**
 * Two payment pages open at the same time can both be paid, so a customer may pay for the same lesson twice. Raises an
 * alert for an operator to refund one of them (docs/decisions/0021). Credited and free lessons do not count.
 */
export async function alertDuplicatePurchase(
  trx: Db,
  order: OrderRow,
  lines: LineRow[],
  due: OrderGrant[],
  now: Date,
): Promise<void> {
  const paid = due.filter(({ source, ended, paid: cents }) => source === 'purchase' && ended === null && cents > 0);
  if (paid.length === 0) return;
  const counted = new Set(lines.flatMap(parseCreditedFrom));
  // The account was locked after `now` was taken: the transaction that held the lock may have begun later.
  const locked = new Date(Math.max(now.getTime(), Date.now()));
  const grants = await readActiveGrants(trx, { userId: order.user_id, orderIds: [] }, locked);
  const others = grants.filter(
    ({ id, orderId, creditLeft }) => creditLeft > 0 && orderId !== order.id && !counted.has(id),
  );
  if (others.length === 0) return;
  const opens = await readOpens(trx, [...paid, ...others]);
  const twice = others.filter((other) => paid.some((one) => opens(other, one) || opens(one, other)));
  if (twice.length === 0) return;
  const ids = twice.flatMap(({ orderId }) => orderId ?? []);
  const orders: string[] = await trx('orders').whereIn('id', ids).orderBy('id').pluck('order_nr');
  await raiseAlert(trx, { kind: 'lessons-twice', orderId: order.id, data: { orders } }, now);
}
