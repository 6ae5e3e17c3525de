import type { Core } from '@strapi/strapi';
import { raiseAlert } from '../../orders/alerts/raise-alert';
import { ShopError } from '../../domain/shop-error';
import { readRefundable } from '../../orders/records/read-refundable';
import { requestRefund } from './request-refund';
import { singleFlight } from '../../platform/jobs/single-flight';
import { type PaymentRow } from '../../orders/records/order-rows';
import { requireOrderById } from '../../orders/records/find-order';
import { type Db, toDate } from '../../platform/database/row-helpers';

const BATCH = 20;
const STUCK_MS = 60 * 60_000;

/** A rejected refund is not retried. No alert when all the money was refunded in another way. */
async function stopAndAlert(db: Db, payment: PaymentRow, why: string, now: Date): Promise<void> {
  await db('payments').where({ id: payment.id }).update({ return_asked_at: now });
  const order = await requireOrderById(db, payment.order_id);
  if ((await readRefundable(db, order)).left === 0) return;
  const data = { amount: payment.return_due, why };
  await raiseAlert(
    db,
    { kind: 'return-refused', orderId: payment.order_id, topic: `payment:${payment.id}`, data },
    now,
  );
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
    await raiseAlert(
      db,
      { kind: 'return-stuck', orderId: payment.order_id, topic: `payment:${payment.id}`, data },
      now,
    );
  }
}

/**
 * Requests the automatic refunds scheduled by `scheduleAutoRefunds`. Runs outside any transaction and retries until it
 * succeeds; the payment's idempotency key prevents duplicates.
 */
export function sendAutoRefunds(strapi: Core.Strapi, now = new Date()): Promise<void> {
  return singleFlight('return-money', async () => {
    const due: PaymentRow[] = await strapi.db
      .connection('payments')
      .where('return_due', '>', 0)
      .whereNull('return_asked_at')
      .orderBy('id')
      .limit(BATCH);
    for (const payment of due) await sendAutoRefund(strapi, payment, now);
  });
}
