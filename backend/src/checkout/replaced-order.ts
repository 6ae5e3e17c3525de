import { updateCodeUses } from '../orders/discounts/code-uses';
import { type Caller, ownsOrder } from '../orders/records/order-access';
import { cancelPendingMails } from '../platform/outbox/cancel-pending-mails';
import { addEvent } from '../orders/records/order-events';
import type { LineRow, OrderRow } from '../orders/records/order-rows';
import { type ChangedVariants, releaseLines } from '../catalog/stock/stock-reservations';
import type { Db } from '../platform/database/row-helpers';
import type { Replacement } from './price-cart';
import { findOrderBySlug, readOrderLines } from '../orders/records/find-order';

/** An open order that a new one replaces: canceled, while its pieces, codes and credit are still to be released. */
export interface ReplacedOrder {
  order: OrderRow;
  lines: LineRow[];
  /** Pieces it held when it was canceled, by variant id. */
  held: ReadonlyMap<string, number>;
}

function heldByVariant(lines: LineRow[]): Map<string, number> {
  const held = new Map<string, number>();
  for (const line of lines) held.set(line.variant_id, (held.get(line.variant_id) ?? 0) + line.held);
  return held;
}

/**
 * Cancels the open order that a new one replaces; null when the order is no longer open or does not belong to the caller.
 * Locks only rows of that order: what it holds is released by `releaseReplacedStock` and `releaseReplacedCodes`, once the
 * new order locks stock and codes.
 */
export async function cancelReplacedOrder(
  trx: Db,
  slug: string,
  caller: Caller,
  now: Date,
): Promise<ReplacedOrder | null> {
  const order = await findOrderBySlug(trx, slug);
  if (!order || !ownsOrder(caller, order)) return null;
  // Locks the order first: a condition on its payments in the same statement would not see one that was stored while the
  // statement waited for the lock.
  const open = await trx('orders').where({ id: order.id, payment_status: 'open' }).update({ updated_at: now });
  if (open !== 1) return null;
  // An insufficient payment leaves the order open, for an operator to decide.
  const paid: unknown = await trx('payments').where({ order_id: order.id, state: 'paid' }).first('id');
  if (paid !== undefined) return null;
  await trx('orders')
    .where({ id: order.id })
    .update({ payment_status: 'canceled', withdrawn_at: now, reserved_until: null });
  await cancelPendingMails(trx, { order_id: order.id, kind: 'bank-transfer' }, 'replaced', now);
  await addEvent(trx, order.id, 'replaced', {}, now, 'customer');
  const lines = await readOrderLines(trx, order.id);
  return { order, lines, held: heldByVariant(lines) };
}

/** The open order that a new one would replace, for its quote; null as in `cancelReplacedOrder`. */
export async function readReplacedOrder(db: Db, slug: string | null, caller: Caller): Promise<ReplacedOrder | null> {
  const order = slug === null ? undefined : await findOrderBySlug(db, slug);
  if (!order || !ownsOrder(caller, order) || order.payment_status !== 'open') return null;
  const lines = await readOrderLines(db, order.id);
  return { order, lines, held: heldByVariant(lines) };
}

/** What the replaced order makes available, for `priceCart`. */
export const replacement = (replaced: ReplacedOrder | null): Replacement | null =>
  replaced && {
    orderId: replaced.order.id,
    held: replaced.held,
    lineIds: replaced.lines.map(({ id }) => id),
  };

export const releaseReplacedStock = (
  trx: Db,
  { lines }: ReplacedOrder,
  changed: ChangedVariants,
  now: Date,
): Promise<void> => releaseLines(trx, lines, changed, now, { reason: 'replaced', actor: 'customer' });

export const releaseReplacedCodes = (trx: Db, { order }: ReplacedOrder, now: Date): Promise<void> =>
  updateCodeUses(trx, order, 'canceled', now);
