import { goesOn } from '../../domain/exchange';
import type { ArrivedLine } from '../../domain/awaited-return';
import { ShopError } from '../../domain/shop-error';
import { type ChangedVariants, changeStock, toMovements } from '../../catalog/stock/stock-reservations';
import { writeMovements } from '../../catalog/stock/stock-movements';
import { addEvent } from '../../orders/records/order-events';
import type { ExchangeRow } from '../../orders/records/exchange-rows';
import type { OrderRow } from '../../orders/records/order-rows';
import type { AuditActor } from '../../platform/admin/audit-actor';
import type { Db } from '../../platform/database/row-helpers';
import { endExchange } from './end-exchange';
import { swapLine } from './swap-line';

interface CameBack {
  order: OrderRow;
  row: ExchangeRow;
  /** The parcel that came. */
  lines: ArrivedLine[];
  /** Pieces of the line that were not refunded. */
  kept: number;
  actor: AuditActor;
  changed: ChangedVariants;
  now: Date;
}

const sumOf = (lines: ArrivedLine[], count: (line: ArrivedLine) => number): number =>
  lines.reduce((sum, line) => sum + count(line), 0);

/**
 * The old piece of an exchange came back: the new one is to be sent, and nothing is refunded. False when the exchange is over
 * or ends with this, so that the parcel is booked as that of any return. Throws `NotRefundable` when money is withheld although
 * the new piece was sent.
 */
export async function receiveExchanged(trx: Db, { order, row, lines, kept, ...by }: CameBack): Promise<boolean> {
  const { changed, now, actor } = by;
  const withheld = sumOf(lines, (line) => line.withheld);
  if (row.state === 'ended') return false;
  if (row.state === 'sent' && withheld > 0)
    throw new ShopError('NotRefundable', 'The new size was sent already: nothing is refunded that could be withheld');
  if (row.state !== 'sent' && !goesOn({ withheld, kept, status: order.payment_status })) {
    await endExchange(trx, row, by);
    return false;
  }
  // The line may be about the new piece by now.
  const changes = [{ variantId: row.old_variant_id, delta: sumOf(lines, (line) => line.asNew) }];
  if (changes.some(({ delta }) => delta > 0)) {
    const stock = await changeStock(trx, changes, changed, now);
    const cause = { reason: 'returned', orderId: order.id, actor } as const;
    await writeMovements(trx, toMovements(stock, changes).flat(), cause, now);
  }
  if (row.state === 'sent') return true;
  await swapLine(trx, row, now);
  await trx('order_exchanges').where({ id: row.id }).update({ state: 'due', updated_at: now });
  await addEvent(trx, order.id, 'exchange-due', { sku: row.sku }, now, actor);
  return true;
}
