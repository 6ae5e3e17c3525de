import { ShopError } from '../../domain/shop-error';
import { resolveAlertsOf } from '../../orders/alerts/resolve-alert';
import type { OrderRow } from '../../orders/records/order-rows';
import { type ReturnRow, readOpenReturns } from '../../orders/records/return-rows';
import type { AuditActor } from '../../platform/admin/audit-actor';
import type { Db } from '../../platform/database/row-helpers';
import { lockOrder } from '../refunds/request-refund';

/** Locks the order of a return, so that two operators book one after the other. */
export async function lockReturn(trx: Db, documentId: string, now: Date): Promise<{ order: OrderRow; row: ReturnRow }> {
  const read = (): Promise<ReturnRow | undefined> => trx('order_returns').where({ document_id: documentId }).first();
  const found = await read();
  if (!found) throw new ShopError('NotFound', 'There is no such return');
  const order = await lockOrder(trx, found.order_id, now);
  return { order, row: (await read()) ?? found };
}

/** Ends the waiting, and with the last return of an order the alert that something did not come. */
export async function endReturn(trx: Db, row: ReturnRow, note: string, actor: AuditActor, now: Date): Promise<void> {
  await trx('order_returns').where({ id: row.id }).update({ ended_at: now, updated_at: now });
  if ((await readOpenReturns(trx, row.order_id)).length > 0) return;
  await resolveAlertsOf(trx, { orderId: row.order_id, kind: 'return-late' }, note, actor);
}
