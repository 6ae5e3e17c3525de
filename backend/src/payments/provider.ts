import type { Locale } from '../domain/locales';
import type { PaymentStatus } from '../domain/order-status';

export interface BankDetails {
  bankName: string;
  bankAccount: string;
  bankBic: string;
  transferReference: string;
}

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

/** A company that collects money. Every call can throw `ProviderDown`. */
export interface PaymentProvider {
  readonly name: string;
  create(payment: NewPayment): Promise<ProviderPayment>;
  /** Null when the provider does not know the id. */
  get(id: string): Promise<ProviderPayment | null>;
  cancel(id: string): Promise<void>;
}
