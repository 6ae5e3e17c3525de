import { type Db, createStamps } from '../../platform/database/row-helpers';
import type { AuditActor } from '../../platform/admin/audit-actor';

export type MovementReason =
  /** The pieces that were there when counting began. */
  | 'first-count'
  | 'ordered'
  | 'taken-again'
  | 'reservation-ended'
  | 'payment-lost'
  | 'replaced'
  | 'returned'
  /** By hand, in the stock form. */
  | 'adjusted'
  | 'renamed'
  | 'removed';

export interface Movement {
  sku: string;
  delta: number;
  /** Pieces for sale after it. */
  after: number;
}

export interface MovementCause {
  reason: MovementReason;
  orderId?: number | null;
  actor?: AuditActor;
}

/** Writes down changes of stock in the transaction that made them: for every article their sum is its quantity. */
export async function writeMovements(
  trx: Db,
  movements: Movement[],
  { reason, orderId = null, actor = 'system' }: MovementCause,
  now: Date,
): Promise<void> {
  const moved = movements.filter(({ delta }) => delta !== 0);
  if (moved.length === 0) return;
  await trx('stock_movements').insert(
    moved.map(({ sku, delta, after }) => ({
      ...createStamps(now),
      sku,
      delta,
      quantity_after: after,
      reason,
      order_id: orderId,
      actor,
      at: now,
    })),
  );
}

/** Gives articles that were counted before there were movements their first one. */
export async function recordInitialStock(db: Db, now = new Date()): Promise<void> {
  const rows: { sku: string; quantity: number }[] = await db('stocks')
    .whereNotIn('sku', db('stock_movements').distinct('sku'))
    .select('sku', 'quantity');
  const movements = rows.map(({ sku, quantity }) => ({ sku, delta: quantity, after: quantity }));
  await writeMovements(db, movements, { reason: 'first-count' }, now);
}
