import { type Db, createStamps } from '../../platform/database/row-helpers';
import type { AuditActor } from '../../platform/admin/audit-actor';

export type MovementReason =
  /** Initial quantity of a SKU. */
  | 'first-count'
  | 'ordered'
  | 'taken-again'
  | 'reservation-ended'
  | 'payment-lost'
  | 'replaced'
  | 'returned'
  /** Manual change in the stock form. */
  | 'adjusted'
  | 'renamed'
  | 'removed';

export interface Movement {
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

/** Records stock changes in the transaction that made them. The sum of all movements of a SKU equals its quantity. */
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

/** Adds an initial movement for every SKU that has none. */
export async function recordInitialStock(db: Db, now = new Date()): Promise<void> {
  const rows: { sku: string; quantity: number }[] = await db('stocks')
    .whereNotIn('sku', db('stock_movements').distinct('sku'))
    .select('sku', 'quantity');
  const movements = rows.map(({ sku, quantity }) => ({ sku, delta: quantity, after: quantity }));
  await writeMovements(db, movements, { reason: 'first-count' }, now);
}
