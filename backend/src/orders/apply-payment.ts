import type { Knex } from 'knex';
import { wasPaid } from '../domain/order-status';
import type { ProviderPayment } from '../payments/provider';
import { addEvent } from './events';
import { isSamePayment, nextCheck, paymentColumns } from './payment-columns';
import type { OrderRow, PaymentRow } from './rows';
import { settleOrder } from './settle-order';
import type { ChangedSkus } from './stock';
import { transact } from './transact';

export type ApplyResult = 'outdated' | 'unchanged' | { changed: ChangedSkus; paidNow: boolean };

/**
 * Writes what the provider said, if nobody else did since `payment` was read (its version tells). One transaction; the
 * first statement locks the order, so news of two payments of one order wait for each other.
 */
export async function applyPayment(db: Knex, payment: PaymentRow, news: ProviderPayment): Promise<ApplyResult> {
  const now = new Date();
  const next = paymentColumns(payment, news, now);
  const checked = { checked_at: now, next_check_at: nextCheck(payment, next.state, news.expiresAt, now) };
  if (isSamePayment(payment, next)) {
    const count = await db('payments')
      .where({ id: payment.id, version: payment.version })
      .update({ ...checked, expires_at: next.expires_at });
    return count === 1 ? 'unchanged' : 'outdated';
  }
  return transact(db, async (trx) => {
    await trx('orders').where({ id: payment.order_id }).update({ updated_at: now });
    const count = await trx('payments')
      .where({ id: payment.id, version: payment.version })
      .update({ ...next, ...checked, version: payment.version + 1, updated_at: now });
    if (count !== 1) return 'outdated';
    const order: OrderRow = await trx('orders').where({ id: payment.order_id }).first();
    await addEvent(
      trx,
      order.id,
      'payment',
      { attempt: payment.attempt, state: next.state, refunded: news.refunded, chargedBack: news.chargedBack },
      now,
    );
    const changed: ChangedSkus = new Set();
    const status = await settleOrder(trx, order, changed, now);
    return { changed, paidNow: wasPaid(status) && !wasPaid(order.payment_status) };
  });
}

/** Ends a payment that the provider never heard of; its order goes where a payment in time would have taken it. */
export async function expireUnstarted(db: Knex, payment: PaymentRow): Promise<ChangedSkus> {
  const now = new Date();
  return transact(db, async (trx) => {
    const changed: ChangedSkus = new Set();
    await trx('orders').where({ id: payment.order_id }).update({ updated_at: now });
    const count = await trx('payments')
      .where({ id: payment.id, state: 'created', provider_id: null })
      .update({ state: 'expired', version: payment.version + 1, updated_at: now });
    if (count === 1) {
      const order: OrderRow = await trx('orders').where({ id: payment.order_id }).first();
      await settleOrder(trx, order, changed, now);
    }
    return changed;
  });
}
