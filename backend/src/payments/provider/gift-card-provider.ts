import type { Knex } from 'knex';
import { giveBack } from '../../orders/gift-cards/card-payments';
import { lockCard } from '../../orders/gift-cards/card-rows';
import type { OrderRow, PaymentRow } from '../../orders/records/order-rows';
import { requireOrderById } from '../../orders/records/find-order';
import { transact } from '../../platform/database/transact';
import { toDate } from '../../platform/database/row-helpers';
import { type SettlingProvider, describeOwnPayment } from './own-money';
import { type ProviderPayment, type ProviderRefund, ProviderRejected } from './provider';

interface EntryRow {
  kind: string;
  amount: number;
  key: string;
  at: OrderRow['placed_at'];
}

const PREFIX = 'refund:';

/**
 * The shop's own gift cards as a provider, so that refunds to a card take the way of all refunds: booked first, sent afterwards,
 * found again after a crash. Holding and taking money happens in the transactions of orders, not here.
 */
export function giftCardProvider(db: Knex): SettlingProvider {
  const find = (id: string): Promise<PaymentRow | undefined> => db('payments').where({ provider_id: id }).first();
  const entriesOf = (source: Knex, payment: PaymentRow): Promise<EntryRow[]> =>
    source('gift_card_entries').where({ payment_id: payment.id, kind: 'refund' }).orderBy('id');
  const toRefund = ({ key, amount, at }: EntryRow, { currency }: PaymentRow): ProviderRefund => ({
    id: `gift_card_${key}`,
    status: 'refunded',
    amount,
    currency,
    createdAt: toDate(at) ?? new Date(),
    reference: key.slice(PREFIX.length),
  });

  return {
    async get(id): Promise<ProviderPayment | null> {
      const payment = await find(id);
      if (!payment || payment.state === 'created') return null;
      const order = await requireOrderById(db, payment.order_id);
      const refunded = (await entriesOf(db, payment)).reduce((sum, { amount }) => sum + amount, 0);
      return describeOwnPayment(payment, order, { id, status: payment.state, method: 'gift_card', refunded });
    },
    // Whatever cancels an order gives back what its card holds in the same transaction.
    cancel: async () => {},
    refund: ({ paymentId, reference, amount }) =>
      transact(db, async (trx) => {
        const now = new Date();
        const payment: PaymentRow | undefined = await trx('payments').where({ provider_id: paymentId }).first();
        if (!payment || payment.gift_card_id === null || payment.state !== 'paid')
          throw new ProviderRejected('No gift card has paid this');
        const { card } = await lockCard(trx, payment.gift_card_id, now);
        const key = `${PREFIX}${reference}`;
        const earlier = await entriesOf(trx, payment);
        const known = earlier.find((entry) => entry.key === key);
        if (known) return toRefund(known, payment);
        if (earlier.reduce((sum, entry) => sum + entry.amount, amount) > payment.amount)
          throw new ProviderRejected('The gift card has paid less');
        const entry = { card, kind: 'refund' as const, amount, orderId: payment.order_id, paymentId: payment.id, key };
        await giveBack(trx, entry, now);
        return toRefund({ kind: 'refund', amount, key, at: now }, payment);
      }),
    async listRefunds(id): Promise<ProviderRefund[]> {
      const payment = await find(id);
      return payment ? (await entriesOf(db, payment)).map((entry) => toRefund(entry, payment)) : [];
    },
  };
}
