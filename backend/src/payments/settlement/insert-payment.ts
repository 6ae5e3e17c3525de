import { createStamps } from '../../platform/database/row-helpers';
import type { OrderRow } from '../../orders/records/order-rows';
import type { Db } from '../../platform/database/row-helpers';
import type { IdOf } from '../../platform/database/together';

type PaidOrder = Pick<OrderRow, 'total' | 'currency'>;

/** `orderId`: the order's id, or an expression for it. `chosenMethod`: see `PaymentRow`. */
export const paymentInsert = (
  trx: Db,
  orderId: ReturnType<IdOf>,
  { total, currency }: PaidOrder,
  { attempt, chosenMethod = null }: { attempt: number; chosenMethod?: string | null },
  now: Date,
) =>
  trx('payments')
    .insert({
      ...createStamps(now),
      order_id: orderId,
      attempt,
      provider: 'mollie',
      state: 'created',
      chosen_method: chosenMethod,
      amount: total,
      currency,
      refunded: 0,
      charged_back: 0,
      version: 0,
    })
    .returning('*');

export async function insertPayment(
  trx: Db,
  order: PaidOrder & Pick<OrderRow, 'id'>,
  attempt: number,
  now: Date,
): Promise<void> {
  await paymentInsert(trx, order.id, order, { attempt }, now);
}
