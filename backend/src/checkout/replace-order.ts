import { updateCodeUses } from '../orders/discounts/uses';
import { type Caller, ownsOrder } from '../orders/records/caller';
import { dropPending } from '../platform/outbox/drop-pending';
import { addEvent } from '../orders/records/events';
import type { LineRow, OrderRow } from '../orders/records/order-rows';
import { type ChangedSkus, giveBackLines } from '../catalog/stock/stock';
import type { Db } from '../platform/database/rows';

/**
 * Cancels the open order that a changed one replaces, and puts its pieces back so that the new one can have them. An
 * order that is not open any more, or not the caller's, is left alone. Answers its id when it was canceled.
 */
export async function withdrawOrder(
  trx: Db,
  slug: string,
  caller: Caller,
  changed: ChangedSkus,
  now: Date,
): Promise<number | null> {
  const order: OrderRow | undefined = await trx('orders').where({ slug }).first();
  if (!order || !ownsOrder(caller, order)) return null;
  // The guard decides: money that came in meanwhile wins, even when it is too little.
  const count = await trx('orders')
    .where({ id: order.id, payment_status: 'open' })
    .whereNotIn('id', trx('payments').select('order_id').where({ order_id: order.id, state: 'paid' }))
    .update({ payment_status: 'canceled', withdrawn_at: now, reserved_until: null, updated_at: now });
  if (count !== 1) return null;
  const lines: LineRow[] = await trx('order_lines').where({ order_id: order.id });
  await giveBackLines(trx, lines, changed, now, { reason: 'replaced', actor: 'customer' });
  await updateCodeUses(trx, order, 'canceled', now);
  await dropPending(trx, { order_id: order.id, kind: 'bank-transfer' }, 'replaced', now);
  await addEvent(trx, order.id, 'replaced', {}, now, 'customer');
  return order.id;
}
