import type { Core } from '@strapi/strapi';
import type { PaymentRow } from '../../orders/records/order-rows';
import { syncPayment } from '../../payments/settlement/sync-payment';
import { processUntilProviderDown } from '../../payments/settlement/process-until-provider-down';
import { syncRefundsWithProvider } from '../../payments/settlement/sync-refunds';
import type { RefundRow } from '../../orders/records/refund-rows';
import { nextRefundAttempt } from '../../payments/settlement/refund-retry-schedule';
import { sendRefunds } from './send-refund';

const BATCH = 50;

/** Checks refunds in progress; the provider does not send a webhook for every change. */
async function checkSentRefunds(strapi: Core.Strapi, refunds: RefundRow[], now: Date): Promise<void> {
  const db = strapi.db.connection;
  for (const refund of refunds) {
    const attempts = refund.attempts + 1;
    await db('refunds')
      .where({ id: refund.id, state: 'sent' })
      .update({ attempts, next_attempt_at: nextRefundAttempt(attempts, now) });
  }
  await processUntilProviderDown(strapi, [...new Set(refunds.map((refund) => refund.payment_id))], {
    process: async (id) => {
      const payment: PaymentRow | undefined = await db('payments').where({ id }).first();
      if (!payment) return;
      await syncRefundsWithProvider(db, payment);
      await syncPayment(strapi, payment.id);
    },
    // They were moved back above, so one that the provider can not answer only costs its own turn.
    moveBack: async () => undefined,
  });
}

/** Continues refunds left behind by a crash or an outage of the provider, and checks those in progress. */
export async function continueRefunds(strapi: Core.Strapi, now = new Date()): Promise<void> {
  const due: RefundRow[] = await strapi.db
    .connection('refunds')
    .whereIn('state', ['requested', 'sent'])
    .andWhere('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .limit(BATCH);
  const inState = (wanted: RefundRow['state']): RefundRow[] => due.filter(({ state }) => state === wanted);
  await sendRefunds(strapi, inState('requested'));
  await checkSentRefunds(strapi, inState('sent'), now);
}
