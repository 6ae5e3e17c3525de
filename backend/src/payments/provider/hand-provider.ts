import type { Knex } from 'knex';
import { raiseAlert } from '../../orders/alerts/raise-alert';
import { requireOrderById } from '../../orders/records/find-order';
import type { PaymentRow } from '../../orders/records/order-rows';
import type { RefundRow } from '../../orders/records/refund-rows';
import { transact } from '../../platform/database/transact';
import { toDate } from '../../platform/database/row-helpers';
import { type SettlingProvider, describeOwnPayment } from './own-money';
import { type ProviderPayment, type ProviderRefund, ProviderRejected } from './provider';

/** What the provider would call it. */
const refundId = (reference: string): string => `by_hand_${reference}`;

/**
 * Money that came without the provider, by transfer or in cash. Its refunds take the way of all refunds (booked first, then
 * sent); sending one asks the operators, by an alert, to pay it out. The rows of the refunds are all there is to read back.
 */
export function handProvider(db: Knex): SettlingProvider {
  const find = (id: string): Promise<PaymentRow | undefined> => db('payments').where({ provider_id: id }).first();
  const refundsOf = (payment: PaymentRow): Promise<RefundRow[]> =>
    db('refunds').where({ payment_id: payment.id }).whereIn('state', ['sent', 'refunded']).orderBy('id');

  return {
    async get(id): Promise<ProviderPayment | null> {
      const payment = await find(id);
      if (payment?.state !== 'paid') return null;
      const order = await requireOrderById(db, payment.order_id);
      const refunded = (await refundsOf(payment)).reduce((sum, { amount }) => sum + amount, 0);
      return describeOwnPayment(payment, order, { id, status: 'paid', method: payment.method, refunded });
    },
    // It is paid already.
    cancel: async () => {},
    refund: ({ paymentId, reference, amount, currency }) =>
      transact(db, async (trx) => {
        const now = new Date();
        const payment: PaymentRow | undefined = await trx('payments').where({ provider_id: paymentId }).first();
        if (payment?.state !== 'paid') throw new ProviderRejected('No money was entered for this');
        const data = { amount, currency, method: payment.method, reference: payment.reference };
        const alert = { kind: 'refund-by-hand' as const, orderId: payment.order_id, topic: `refund:${reference}` };
        await raiseAlert(trx, { ...alert, data }, now);
        return { id: refundId(reference), status: 'refunded' as const, amount, currency, createdAt: now, reference };
      }),
    async listRefunds(id): Promise<ProviderRefund[]> {
      const payment = await find(id);
      if (!payment) return [];
      return (await refundsOf(payment)).map((refund) => ({
        id: refundId(refund.document_id),
        status: 'refunded',
        amount: refund.amount,
        currency: refund.currency,
        createdAt: toDate(refund.requested_at) ?? new Date(),
        reference: refund.document_id,
      }));
    },
  };
}
