import type { Knex } from 'knex';
import { type PaymentRow, isCardPayment, isHandPayment } from '../../orders/records/order-rows';
import { giftCardProvider } from './gift-card-provider';
import type { SettlingProvider } from './own-money';
import { handProvider } from './hand-provider';
import { paymentProvider } from './mollie-provider';

/** Whoever holds the money of this payment. */
export const providerOf = (db: Knex, payment: Pick<PaymentRow, 'provider'>): SettlingProvider =>
  isCardPayment(payment) ? giftCardProvider(db) : isHandPayment(payment) ? handProvider(db) : paymentProvider();
