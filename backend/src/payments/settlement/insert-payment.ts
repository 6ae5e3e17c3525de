import { createStamps } from '../../platform/database/row-helpers';
import type { OrderRow } from '../../orders/records/order-rows';
import type { Db } from '../../platform/database/row-helpers';

export async function insertPayment(
  trx: Db,
  order: Pick<OrderRow, 'id' | 'total' | 'currency'>,
  attempt: number,
  now: Date,
): Promise<void> {
  await trx('payments').insert({
    ...createStamps(now),
    order_id: order.id,
    attempt,
    provider: 'mollie',
    state: 'created',
    amount: order.total,
    currency: order.currency,
    refunded: 0,
    charged_back: 0,
    version: 0,
  });
}
