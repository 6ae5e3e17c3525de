import { updateCodeUses } from '../orders/discounts/code-uses';
import { type Caller, ownsOrder } from '../orders/records/order-access';
import { cancelPendingMails } from '../platform/outbox/cancel-pending-mails';
import { addEvent } from '../orders/records/order-events';
import { type ChangedSkus, releaseLines } from '../catalog/stock/stock-reservations';
import type { Db } from '../platform/database/row-helpers';
import { findOrderBySlug, readOrderLines } from '../orders/records/find-order';

/**
 * Cancels the open order that a new one replaces, and releases its stock for the new one. Returns its id, or null when the
 * order is no longer open or does not belong to the caller.
 */
export async function cancelReplacedOrder(
  trx: Db,
  slug: string,
  caller: Caller,
  changed: ChangedSkus,
  now: Date,
): Promise<number | null> {
  const order = await findOrderBySlug(trx, slug);
  if (!order || !ownsOrder(caller, order)) return null;
  // The condition wins against a concurrent payment, even an insufficient one.
  const count = await trx('orders')
    .where({ id: order.id, payment_status: 'open' })
    .whereNotIn('id', trx('payments').select('order_id').where({ order_id: order.id, state: 'paid' }))
    .update({ payment_status: 'canceled', withdrawn_at: now, reserved_until: null, updated_at: now });
  if (count !== 1) return null;
  const lines = await readOrderLines(trx, order.id);
  await releaseLines(trx, lines, changed, now, { reason: 'replaced', actor: 'customer' });
  await updateCodeUses(trx, order, 'canceled', now);
  await cancelPendingMails(trx, { order_id: order.id, kind: 'bank-transfer' }, 'replaced', now);
  await addEvent(trx, order.id, 'replaced', {}, now, 'customer');
  return order.id;
}
