import { lockAccountsOf } from '../../academy/access/buyer';
import { lockStock } from '../../catalog/stock/stock-reservations';
import { readExchanges } from '../../orders/records/exchange-rows';
import { readOrderLines } from '../../orders/records/find-order';
import { hasGiftCards } from '../../orders/records/gift-card-values';
import type { OrderRow } from '../../orders/records/order-rows';
import { type OrderRefundable, readRefundable } from '../../orders/records/read-refundable';
import type { Db } from '../../platform/database/row-helpers';

/**
 * `readRefundable` for a refund that is booked next. It locks the gift cards that the order bought, so what the refund changes
 * besides, lessons of the account and stock, is locked before them (decision 0040). So is the stock of both pieces of an
 * exchange, which ends or goes on with the refund: call this before. The caller has locked the order.
 */
export async function lockRefundable(trx: Db, order: OrderRow): Promise<OrderRefundable> {
  const lines = await readOrderLines(trx, order.id);
  const exchanges = (await readExchanges(trx, order.id)).filter(({ state }) => state !== 'ended');
  if (hasGiftCards(lines) || exchanges.length > 0) {
    await lockAccountsOf(trx, order);
    const variants = exchanges.flatMap((row) => [row.variant_id, row.old_variant_id]);
    await lockStock(trx, lines, variants);
  }
  return readRefundable(trx, order);
}
