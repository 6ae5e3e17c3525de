import type { Knex } from 'knex';
import { type ReplacedUses, usedCodesQuery } from '../orders/discounts/code-uses';
import { type Caller, ownsOrder } from '../orders/records/order-access';
import { pendingMailsUpdate } from '../platform/outbox/cancel-pending-mails';
import { eventsInsert } from '../orders/records/order-events';
import type { LineRow, OrderRow } from '../orders/records/order-rows';
import type { StockChange } from '../catalog/stock/stock-reservations';
import type { Db } from '../platform/database/row-helpers';
import { together } from '../platform/database/together';
import type { Replacement } from './price-cart';
import { findOrderBySlug, linesQuery, readOrderLines } from '../orders/records/find-order';

/** An open order that a new one replaces: canceled, while its pieces, codes and credit are still to be released. */
export interface ReplacedOrder {
  order: OrderRow;
  lines: LineRow[];
  /** Pieces it held when it was canceled, by variant id. */
  held: ReadonlyMap<string, number>;
  /** Discount codes it used. */
  codeIds: number[];
}

function heldByVariant(lines: LineRow[]): Map<string, number> {
  const held = new Map<string, number>();
  for (const line of lines) held.set(line.variant_id, (held.get(line.variant_id) ?? 0) + line.held);
  return held;
}

/**
 * Cancels the open order that a new one replaces; null when the order is no longer open or does not belong to the caller.
 * Locks and changes only rows of that order: what it held goes back when the new order takes its pieces and codes.
 */
export async function cancelReplacedOrder(
  trx: Db,
  slug: string,
  caller: Caller,
  now: Date,
): Promise<ReplacedOrder | null> {
  const order = await findOrderBySlug(trx, slug);
  if (!order || !ownsOrder(caller, order)) return null;
  const { id } = order;
  // Locks the order first: a condition on its payments in the same statement would not see one that was stored while the
  // statement waited for the lock.
  const open = await trx('orders').where({ id, payment_status: 'open' }).update({ updated_at: now });
  if (open !== 1) return null;
  const { paid, lines, codes } = await together<{ paid: object; lines: LineRow; codes: { discount_code_id: number } }>(
    trx,
    {
      paid: trx('payments').where({ order_id: id, state: 'paid' }).select('id'),
      lines: linesQuery(trx, id),
      codes: usedCodesQuery(trx, id),
    },
  );
  // An insufficient payment leaves the order open, for an operator to decide.
  if (paid.length > 0) return null;
  await together(trx, {
    canceled: trx('orders')
      .where({ id })
      .update({ payment_status: 'canceled', withdrawn_at: now, reserved_until: null })
      .returning('id'),
    emptied: trx('order_lines').where({ order_id: id }).update({ held: 0 }).returning('id'),
    mails: pendingMailsUpdate(trx, { order_id: id, kind: 'bank-transfer' }, 'replaced', now).returning('id'),
    event: eventsInsert(trx, id, [{ kind: 'replaced' }], now, 'customer'),
  });
  return { order, lines, held: heldByVariant(lines), codeIds: codes.map((use) => use.discount_code_id) };
}

/** The open order that a new one would replace, for its quote; null as in `cancelReplacedOrder`. */
export async function readReplacedOrder(db: Db, slug: string | null, caller: Caller): Promise<ReplacedOrder | null> {
  const order = slug === null ? undefined : await findOrderBySlug(db, slug);
  if (!order || !ownsOrder(caller, order) || order.payment_status !== 'open') return null;
  const lines = await readOrderLines(db, order.id);
  return { order, lines, held: heldByVariant(lines), codeIds: [] };
}

/** What the replaced order makes available, for `priceCart`. */
export const replacement = (replaced: ReplacedOrder | null): Replacement | null =>
  replaced && {
    orderId: replaced.order.id,
    held: replaced.held,
    lineIds: replaced.lines.map(({ id }) => id),
  };

/** Pieces that go back to the stock. */
export const returnedPieces = (replaced: ReplacedOrder | null): StockChange[] =>
  [...(replaced?.held ?? [])]
    .filter(([, pieces]) => pieces > 0)
    .map(([variantId, pieces]) => ({ variantId, delta: pieces }));

/** What is recorded of the replaced order once the new one has a slug, for `together`. */
export const replacedUpdate = (trx: Db, { order }: ReplacedOrder, by: string): Knex.QueryBuilder =>
  trx('orders').where({ id: order.id }).update({ replaced_by: by }).returning('id');

/** Uses of codes that go back. */
export const replacedUses = (replaced: ReplacedOrder | null): ReplacedUses | null =>
  replaced && { orderId: replaced.order.id, codeIds: replaced.codeIds };
