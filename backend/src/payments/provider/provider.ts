import type { PaymentStatus } from '../../domain/order-status';
import type { BankDetails } from '../../domain/bank-details';
import { type Locale } from '../../../contract/locales';

/** What the provider says about a payment right now. Amounts in cents. */
export interface ProviderPayment {
  id: string;
  status: Exclude<PaymentStatus, 'created'>;
  method: string | null;
  amount: number;
  currency: string;
  /** The order that it was made for, as the shop named it then; null when it does not say. */
  orderNr: string | null;
  /** The key of the payment's own row, likewise. */
  paymentKey: string | null;
  /** On its way back or there. */
  refunded: number;
  /** Of all that was sent back: what bounced or was called off. */
  refundsUndone: number;
  chargedBack: number;
  /** Where the customer can pay, null when that is not possible (any more). */
  checkoutUrl: string | null;
  bank: BankDetails | null;
  cancelable: boolean;
  expiresAt: Date | null;
  paidAt: Date | null;
}

export interface NewPayment {
  /** The same key never makes a second payment, so asking again after a lost answer is safe. */
  idempotencyKey: string;
  amount: number;
  currency: string;
  description: string;
  redirectUrl: string;
  webhookUrl: string;
  locale: Locale;
  metadata: Record<string, string>;
}

/** The provider gave no usable answer; nothing is known about the payment, and asking again later is right. */
export class ProviderDown extends Error {
  override readonly name = 'ProviderDown';
}

/** A refund as the provider sees it: `sent` is on its way, in cents. */
export interface ProviderRefund {
  id: string;
  status: 'sent' | 'refunded' | 'failed' | 'canceled';
  amount: number;
  currency: string;
  createdAt: Date;
  /** The shop's own id of it; null for one that was made elsewhere, such as in the provider's dashboard. */
  reference: string | null;
}

export interface NewRefund {
  /** The payment's id at the provider. */
  paymentId: string;
  /** The same reference never makes a second refund, at least for as long as the provider remembers keys. */
  reference: string;
  amount: number;
  currency: string;
  /** What the customer may read on the bank statement. */
  description: string;
}

/** The provider will not do it, however often it is asked. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
}

/** A company that collects money. Every call can throw `ProviderDown`. */
export interface PaymentProvider {
  readonly name: string;
  create(payment: NewPayment): Promise<ProviderPayment>;
  /** Null when the provider does not know the id. */
  get(id: string): Promise<ProviderPayment | null>;
  cancel(id: string): Promise<void>;
  /** Throws `ProviderRefused` when the money can not be sent back. */
  refund(refund: NewRefund): Promise<ProviderRefund>;
  /** All refunds of a payment, whoever made them. */
  listRefunds(paymentId: string): Promise<ProviderRefund[]>;
}
