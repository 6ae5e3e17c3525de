import type { Core } from '@strapi/strapi';
import type { PaymentRow } from '../../orders/records/order-rows';
import { syncPayment } from '../../payments/settlement/sync-payment';
import { ProviderDown } from '../../payments/provider/provider';
import { alignRefunds } from '../../payments/settlement/align-refunds';
import type { RefundRow } from '../../orders/records/refund-rows';
import { nextLook } from '../../payments/settlement/refund-schedule';
import { sendRefunds } from './send-refund';

const BATCH = 50;

/** Asks what became of refunds on their way; the provider does not tell everything by itself. */
async function askAbout(strapi: Core.Strapi, refunds: RefundRow[], now: Date): Promise<void> {
  const db = strapi.db.connection;
  for (const refund of refunds) {
    const attempts = refund.attempts + 1;
    await db('refunds')
      .where({ id: refund.id, state: 'sent' })
      .update({ attempts, next_attempt_at: nextLook(attempts, now) });
  }
  for (const id of new Set(refunds.map((refund) => refund.payment_id))) {
    const payment: PaymentRow | undefined = await db('payments').where({ id }).first();
    if (!payment) continue;
    await alignRefunds(db, payment);
    await syncPayment(strapi, payment.id);
  }
}

/** Goes on with refunds that a crash or a provider that was down left behind, and with those that take days. */
export async function continueRefunds(strapi: Core.Strapi, now = new Date()): Promise<void> {
  const due: RefundRow[] = await strapi.db
    .connection('refunds')
    .whereIn('state', ['requested', 'sent'])
    .andWhere('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .limit(BATCH);
  const waiting = due.filter(({ state }) => state === 'requested');
  if (!(await sendRefunds(strapi, waiting))) return;
  try {
    await askAbout(
      strapi,
      due.filter(({ state }) => state === 'sent'),
      now,
    );
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    strapi.log.warn(`Refunds could not be looked up: ${error.message}`);
  }
}
