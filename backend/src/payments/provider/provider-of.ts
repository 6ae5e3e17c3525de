import type { Knex } from 'knex';
import { type PaymentRow, isCardPayment } from '../../orders/records/order-rows';
import { type SettlingProvider, giftCardProvider } from './gift-card-provider';
import { paymentProvider } from './mollie-provider';

/** Whoever holds the money of this payment. */
export const providerOf = (db: Knex, payment: Pick<PaymentRow, 'provider'>): SettlingProvider =>
  isCardPayment(payment) ? giftCardProvider(db) : paymentProvider();
