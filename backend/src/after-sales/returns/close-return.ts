import type { Core } from '@strapi/strapi';
import { addEvent } from '../../orders/records/order-events';
import { markWithdrawalRefunded } from '../../orders/records/mark-withdrawal-refunded';
import type { AuditActor } from '../../platform/admin/audit-actor';
import { transact } from '../../platform/database/transact';
import { parseArrivals } from '../../orders/records/return-rows';
import { type ChangedVariants, revalidateAvailability } from '../../catalog/stock/stock-reservations';
import { endExchangeOfReturn } from '../exchanges/end-exchange';
import { endReturn, lockReturn } from './lock-return';

/**
 * Waits no longer for what has not come: the customer keeps it, or it was lost. Refunds nothing; the pieces can be withdrawn
 * from or returned again. Idempotent.
 */
export async function closeReturn(
  strapi: Core.Strapi,
  documentId: string,
  reason: string,
  actor: AuditActor,
): Promise<void> {
  const changed: ChangedVariants = new Set();
  await transact(strapi.db.connection, async (trx) => {
    const now = new Date();
    const { order, row } = await lockReturn(trx, documentId, now);
    if (row.ended_at !== null) return;
    await endExchangeOfReturn(trx, row, { actor, changed, now });
    await endReturn(trx, row, 'The parcel is no longer awaited', actor, now);
    await addEvent(trx, order.id, 'return-closed', { reason }, now, actor);
    // What came before was refunded: nothing more will be.
    if (parseArrivals(row).length > 0) await markWithdrawalRefunded(trx, { order_id: order.id, key: row.key }, now);
  });
  await revalidateAvailability(strapi, changed);
}
