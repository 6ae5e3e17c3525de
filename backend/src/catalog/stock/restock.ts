import type { LineRow } from '../../orders/records/order-rows';
import { type ChangedSkus, releaseLines } from './stock-reservations';
import type { Db } from '../../platform/database/row-helpers';
import type { AuditActor } from '../../platform/admin/audit-actor';

/** Puts pieces of an order back on the shelf, at most those that the order took from it. */
export async function restockLines(
  trx: Db,
  lines: { line: LineRow; quantity: number }[],
  actor: AuditActor,
  changed: ChangedSkus,
  now: Date,
): Promise<void> {
  const pieces = lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ line, quantity }) => ({ ...line, giveBack: quantity }));
  await releaseLines(trx, pieces, changed, now, { reason: 'returned', actor });
}
