import { type Db, createStamps } from '../../platform/database/row-helpers';
import type { AuditActor } from '../../platform/admin/audit-actor';

export type MovementReason =
  /** Initial quantity of a variant. */
  | 'first-count'
  | 'ordered'
  | 'taken-again'
  | 'reservation-ended'
  | 'payment-lost'
  | 'replaced'
  | 'returned'
  /** Kept for a customer who sends another size back. */
  | 'exchanged'
  | 'exchange-ended'
  /** Manual change, in the stock form or without another reason. */
  | 'adjusted'
  /** Manual changes whose reason was named: a delivery, a count, pieces that can not be sold. */
  | 'received'
  | 'counted'
  | 'damaged'
  | 'removed';

export interface Movement {
  variantId: string;
  /** As it was at the time. */
  sku: string;
  delta: number;
  /** Quantity in stock after the movement. */
  after: number;
}

export interface MovementCause {
  reason: MovementReason;
  orderId?: number | null;
  actor?: AuditActor;
}

/** Rows for stock changes that have one cause. */
export const movementRows = (
  movements: Movement[],
  { reason, orderId = null, actor = 'system' }: MovementCause,
  now: Date,
): object[] =>
  movements
    .filter(({ delta }) => delta !== 0)
    .map(({ variantId, sku, delta, after }) => ({
      ...createStamps(now),
      variant_id: variantId,
      sku,
      delta,
      quantity_after: after,
      reason,
      order_id: orderId,
      actor,
      at: now,
    }));

/** SQLite takes a limited number of rows in one statement. */
const BATCH = 100;

/** Records stock changes in the transaction that made them. The sum of all movements of a variant equals its quantity. */
export async function writeMovements(trx: Db, movements: Movement[], cause: MovementCause, now: Date): Promise<void> {
  const rows = movementRows(movements, cause, now);
  for (let at = 0; at < rows.length; at += BATCH) await trx('stock_movements').insert(rows.slice(at, at + BATCH));
}

/** Adds an initial movement for every stock row that has none. */
export async function recordInitialStock(db: Db, now = new Date()): Promise<void> {
  const rows: { variant_id: string; sku: string; quantity: number }[] = await db('stocks')
    .whereNotIn('variant_id', db('stock_movements').distinct('variant_id').whereNotNull('variant_id'))
    .select('variant_id', 'sku', 'quantity');
  const movements = rows.map(({ variant_id: variantId, sku, quantity }) => ({
    variantId,
    sku,
    delta: quantity,
    after: quantity,
  }));
  await writeMovements(db, movements, { reason: 'first-count' }, now);
}
