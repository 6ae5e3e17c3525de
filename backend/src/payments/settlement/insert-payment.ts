import { createStamps } from '../../platform/database/row-helpers';
import { type OrderRow, moneyDue } from '../../orders/records/order-rows';
import type { Db } from '../../platform/database/row-helpers';
import type { IdOf } from '../../platform/database/together';

/** What the provider is to collect. */
interface Due {
  amount: number;
  currency: string;
}

/** `orderId`: the order's id, or an expression for it. `chosenMethod`: see `PaymentRow`. */
export const paymentInsert = (
  trx: Db,
  orderId: ReturnType<IdOf>,
  { amount, currency }: Due,
  {
    attempt,
    chosenMethod = null,
    asked = null,
  }: { attempt: number; chosenMethod?: string | null; asked?: number | null },
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
      amount,
      currency,
      ...(asked !== null && { asked }),
      refunded: 0,
      charged_back: 0,
      version: 0,
    })
    .returning('*');

/** A further attempt. `asked`: cents to pay, where a part has come already; by default all that must come as money. */
export async function insertPayment(
  trx: Db,
  order: Pick<OrderRow, 'id' | 'total' | 'gift_card_amount' | 'currency'>,
  attempt: number,
  now: Date,
  asked: number | null = null,
): Promise<void> {
  const due = { amount: asked ?? moneyDue(order), currency: order.currency };
  await paymentInsert(trx, order.id, due, { attempt, asked }, now);
}
