import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { raiseAlert } from '../../orders/alerts/raise-alert';
import { ShopError } from '../../domain/shop-error';
import { readRefundable } from '../../orders/records/read-refundable';
import { lockOrder, requestRefund } from './request-refund';
import { processInBatches } from '../../platform/jobs/process-each';
import { singleFlight } from '../../platform/jobs/single-flight';
import { type PaymentRow } from '../../orders/records/order-rows';
import { transact } from '../../platform/database/transact';
import { toDate } from '../../platform/database/row-helpers';

const BATCH = 20;
const STUCK_MS = 60 * 60_000;

/**
 * A rejected refund is not retried. It leaves the list in the transaction of its alert, so that a crash never leaves it
 * done without anybody knowing. No alert when all the money was refunded in another way.
 */
function stopAndAlert(db: Knex, payment: PaymentRow, why: string, now: Date): Promise<void> {
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, payment.order_id, now);
    await trx('payments').where({ id: payment.id }).update({ return_asked_at: now });
    if ((await readRefundable(trx, order)).left === 0) return;
    const data = { amount: payment.return_due, why };
    const topic = `payment:${payment.id}`;
    await raiseAlert(trx, { kind: 'return-refused', orderId: payment.order_id, topic, data }, now);
  });
}

async function sendAutoRefund(strapi: Core.Strapi, payment: PaymentRow, now: Date): Promise<void> {
  const db = strapi.db.connection;
  try {
    await requestRefund(strapi, {
      orderId: payment.order_id,
      lines: [],
      shipping: false,
      amount: payment.return_due ?? 0,
      reason: payment.return_reason ?? '',
      restock: false,
      actor: 'system',
      key: `return:${payment.document_id}`,
    });
    await db('payments').where({ id: payment.id }).update({ return_asked_at: now });
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unknown';
    strapi.log.warn(`Payment ${payment.provider_id}: the automatic refund failed. ${why}`);
    if (error instanceof ShopError) return stopAndAlert(db, payment, why, now);
    if (now.getTime() - (toDate(payment.paid_at)?.getTime() ?? 0) < STUCK_MS) return;
    const data = { amount: payment.return_due, why };
    const topic = `payment:${payment.id}`;
    await transact(db, (trx) => raiseAlert(trx, { kind: 'return-stuck', orderId: payment.order_id, topic, data }, now));
  }
}

/**
 * Requests the automatic refunds scheduled by `scheduleAutoRefunds`. Runs outside any transaction and retries until it
 * succeeds; the payment's idempotency key prevents duplicates. A payment that fails does not stop the others.
 */
export function sendAutoRefunds(strapi: Core.Strapi, now = new Date()): Promise<void> {
  return singleFlight('return-money', async () => {
    const read = (after: number): Promise<PaymentRow[]> =>
      strapi.db
        .connection('payments')
        .where('return_due', '>', 0)
        .whereNull('return_asked_at')
        .andWhere('id', '>', after)
        .orderBy('id')
        .limit(BATCH);
    await processInBatches(strapi, 'Automatic refunds', { size: BATCH, read }, (payment) =>
      sendAutoRefund(strapi, payment, now),
    );
  });
}
