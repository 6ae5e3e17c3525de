import type { LineRow } from '../../orders/records/order-rows';
import { type ChangedVariants, releaseLines } from './stock-reservations';
import type { Db } from '../../platform/database/row-helpers';
import type { AuditActor } from '../../platform/admin/audit-actor';

/** Releases returned pieces of an order to the stock, at most as many as its lines hold. */
export async function restockLines(
  trx: Db,
  lines: { line: LineRow; quantity: number }[],
  actor: AuditActor,
  changed: ChangedVariants,
  now: Date,
): Promise<void> {
  const pieces = lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ line, quantity }) => ({ ...line, giveBack: quantity }));
  await releaseLines(trx, pieces, changed, now, { reason: 'returned', actor });
}
