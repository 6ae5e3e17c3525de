import { type ChangedVariants, changeStock, toMovements } from '../../catalog/stock/stock-reservations';
import { writeMovements } from '../../catalog/stock/stock-movements';
import { addEvent } from '../../orders/records/order-events';
import { type ExchangeRow, isLive, readExchanges } from '../../orders/records/exchange-rows';
import type { ReturnRow } from '../../orders/records/return-rows';
import type { AuditActor } from '../../platform/admin/audit-actor';
import type { Db } from '../../platform/database/row-helpers';

interface Ending {
  actor: AuditActor;
  changed: ChangedVariants;
  now: Date;
}

/** The old piece has come and was swapped: the line holds the new one, unless a refund has put that back in stock already. */
async function takeFromLine(trx: Db, row: ExchangeRow): Promise<boolean> {
  const released: number = await trx('order_lines')
    .where({ id: row.line_id })
    .andWhere('held', '>', 0)
    .update({ held: 0 });
  return released > 0;
}

/**
 * Sends nothing: the new piece goes back to the stock. The order must be locked, and `lockRefundable` called before if a refund
 * follows; one that is over is left alone.
 */
export async function endExchange(trx: Db, row: ExchangeRow, { actor, changed, now }: Ending): Promise<void> {
  if (!isLive(row)) return;
  if (row.state === 'held' || (await takeFromLine(trx, row))) {
    const changes = [{ variantId: row.variant_id, delta: 1 }];
    const stock = await changeStock(trx, changes, changed, now);
    const cause = { reason: 'exchange-ended', orderId: row.order_id, actor } as const;
    await writeMovements(trx, toMovements(stock, changes).flat(), cause, now);
  }
  await trx('order_exchanges').where({ id: row.id }).update({ state: 'ended', updated_at: now });
  await addEvent(trx, row.order_id, 'exchange-ended', { sku: row.sku }, now, actor);
}

/** Ends the live exchanges of these lines, and returns them as they were. */
export async function endExchangesOf(trx: Db, orderId: number, lineIds: number[], by: Ending): Promise<ExchangeRow[]> {
  const live = (await readExchanges(trx, orderId)).filter((row) => isLive(row) && lineIds.includes(row.line_id));
  for (const row of live) await endExchange(trx, row, by);
  return live;
}

/** The exchange that a return belongs to; null for all other returns. */
export async function findExchangeOf(trx: Db, { id, order_id }: ReturnRow): Promise<ExchangeRow | null> {
  return (await readExchanges(trx, order_id)).find((row) => row.return_id === id) ?? null;
}

/** Ends the exchange that a return belongs to, if it has one that is live. */
export async function endExchangeOfReturn(trx: Db, given: ReturnRow, by: Ending): Promise<ExchangeRow | null> {
  const row = await findExchangeOf(trx, given);
  if (row) await endExchange(trx, row, by);
  return row;
}
