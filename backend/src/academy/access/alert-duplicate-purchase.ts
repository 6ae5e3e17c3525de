import { raiseAlert } from '../../orders/alerts/raise-alert';
import { type OrderGrant, type GrantTarget, isSameTarget, opensLesson } from '../../domain/order-grants';
import { type LineRow, type OrderRow, readLessonRecipient } from '../../orders/records/order-rows';
import { readLessons } from './lesson-access';
import { readActiveGrants } from './active-grants';
import type { GrantRow } from './grant-rows';
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

/** Who owns the lessons of an order: its customer, or the recipient of a gift, even if that account is not confirmed yet. */
async function readOwner(trx: Db, order: OrderRow): Promise<{ userId: number | null; email: string }> {
  const recipient = readLessonRecipient(order);
  if (!recipient) return { userId: order.user_id, email: order.email };
  const { email } = recipient;
  const account: { id: number } | undefined = await trx('up_users').whereRaw('lower(email) = ?', [email]).first('id');
  return { userId: account?.id ?? null, email };
}

type Paid = GrantTarget & Pick<GrantRow, 'id' | 'order_id'>;

/** What another customer paid for and this one has, or gets with an account of this email address. */
const readGifts = (trx: Db, { userId, email }: { userId: number | null; email: string }): Promise<Paid[]> =>
  trx('grants')
    .where({ source: 'gift', state: 'active' })
    .where('paid_cents', '>', 0)
    .andWhere((owner) => {
      owner.where((unclaimed) => unclaimed.where({ email }).whereNull('user_id'));
      if (userId !== null) owner.orWhere({ user_id: userId });
    })
    .select('id', 'scope', 'target', 'order_id');

/**
 * Two payment pages open at the same time can both be paid, so a customer may pay for the same lesson twice; and who
 * gives lessons is not told whether their recipient has them. Raises an alert for an operator to refund one of them (docs/decisions/0021). Credited and free lessons do not count.
 */
export async function alertDuplicatePurchase(
  trx: Db,
  order: OrderRow,
  lines: LineRow[],
  due: OrderGrant[],
  now: Date,
): Promise<void> {
  const paid = due.filter(({ source, ended, paid: cents }) => source !== 'bonus' && ended === null && cents > 0);
  if (paid.length === 0) return;
  const counted = new Set(lines.flatMap(parseCreditedFrom));
  // The account was locked after `now` was taken: the transaction that held the lock may have begun later.
  const locked = new Date(Math.max(now.getTime(), Date.now()));
  const owner = await readOwner(trx, order);
  const grants = await readActiveGrants(trx, { userId: owner.userId, orderIds: [] }, locked);
  const bought = grants.flatMap(({ id, scope, target, orderId, creditLeft }) =>
    creditLeft > 0 ? [{ id, scope, target, order_id: orderId }] : [],
  );
  const others = [...bought, ...(await readGifts(trx, owner))].filter(
    ({ id, order_id: orderId }) => orderId !== order.id && !counted.has(id),
  );
  if (others.length === 0) return;
  const opens = await readOpens(trx, [...paid, ...others]);
  const twice = others.filter((other) => paid.some((one) => opens(other, one) || opens(one, other)));
  if (twice.length === 0) return;
  const ids = twice.flatMap(({ order_id: orderId }) => orderId ?? []);
  const orders: string[] = await trx('orders').whereIn('id', ids).orderBy('id').pluck('order_nr');
  await raiseAlert(trx, { kind: 'lessons-twice', orderId: order.id, data: { orders } }, now);
}
