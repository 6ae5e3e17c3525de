import type { OrderRow, PaymentRow } from '../../orders/records/order-rows';
import { toDate } from '../../platform/database/row-helpers';
import type { PaymentProvider, ProviderPayment } from './provider';

/** What the settlement of payments needs of a provider once a payment exists. */
export type SettlingProvider = Pick<PaymentProvider, 'get' | 'cancel' | 'refund' | 'listRefunds'>;

/** A payment that the shop's own rows know, as a provider would describe it: nothing is charged back, undone or still open. */
export const describeOwnPayment = (
  payment: PaymentRow,
  order: OrderRow,
  own: Pick<ProviderPayment, 'id' | 'status' | 'method' | 'refunded'>,
): ProviderPayment => ({
  ...own,
  amount: payment.amount,
  currency: payment.currency,
  orderNr: order.order_nr,
  paymentKey: payment.document_id,
  refundsUndone: 0,
  chargedBack: 0,
  checkoutUrl: null,
  bank: null,
  cancelable: false,
  expiresAt: null,
  paidAt: toDate(payment.paid_at),
});
