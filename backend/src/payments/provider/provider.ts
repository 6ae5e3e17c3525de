import type { PaymentStatus } from '../../domain/order-status';
import { type Locale } from '../../../contract/locales';
import { type BankDetails } from '../../../contract/order';
import type { PaymentMethod } from '../../../contract/payment-methods';

/** State of a payment as reported by the provider. Amounts in cents. */
export interface ProviderPayment {
  id: string;
  status: Exclude<PaymentStatus, 'created'>;
  method: string | null;
  amount: number;
  currency: string;
  /** Order number from the metadata set by the shop; null when missing. */
  orderNr: string | null;
  /** Document id of the payment row, likewise. */
  paymentKey: string | null;
  /** Refunded, or being refunded. */
  refunded: number;
  /** Part of all refunds that bounced or was canceled. */
  refundsUndone: number;
  chargedBack: number;
  /** Where the customer can pay; null when that is not possible, or no longer. */
  checkoutUrl: string | null;
  bank: BankDetails | null;
  cancelable: boolean;
  expiresAt: Date | null;
  paidAt: Date | null;
}

export interface NewPayment {
  /** A repeated request with the same key creates no second payment, so it is safe to retry after a lost response. */
  idempotencyKey: string;
  amount: number;
  currency: string;
  description: string;
  redirectUrl: string;
  webhookUrl: string;
  locale: Locale;
  metadata: Record<string, string>;
  /** The method that was chosen in the shop, so that the customer lands there; null to choose at the provider. */
  method: string | null;
  /** Null when the method does not need them. */
  details: PaymentDetails | null;
  /** What the customer authorized in the sheet of Apple Pay; null for a payment on the provider's page. Never stored or logged. */
  applePayToken: string | null;
}

export interface PaymentAddress {
  givenName: string;
  familyName: string;
  email: string;
  streetAndNumber: string;
  postalCode: string;
  city: string;
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
}

/** Amounts in cents, VAT included: `quantity * unitPrice - discount = total`. */
export interface PaymentLine {
  type: 'physical' | 'digital' | 'shipping_fee';
  description: string;
  sku: string | null;
  quantity: number;
  unitPrice: number;
  discount: number;
  total: number;
  /** Percent. */
  vatRate: number;
  /** VAT contained in `total`. */
  vat: number;
}

/** What a provider that lends the money asks about an order. */
export interface PaymentDetails {
  billing: PaymentAddress;
  /** Null when nothing is shipped. */
  shipping: PaymentAddress | null;
  lines: PaymentLine[];
}

export interface MethodQuery {
  /** Billing country, ISO 3166-1 alpha-2, lower case. */
  country: string;
  currency: string;
  locale: Locale;
}

/** A sheet of Apple Pay that is about to open. */
export interface ApplePaySheet {
  /** Where Apple expects the merchant's session to be requested. */
  validationUrl: string;
  /** Host that the sheet shows. */
  domain: string;
}

/** The provider gave no usable response: the state of the payment is unknown and the request can be retried. */
export class ProviderDown extends Error {
  override readonly name = 'ProviderDown';
}

/** A refund as reported by the provider, in cents; `sent` is in progress. */
export interface ProviderRefund {
  id: string;
  status: 'sent' | 'refunded' | 'failed' | 'canceled';
  amount: number;
  currency: string;
  createdAt: Date;
  /** The shop's id of the refund; null for one created elsewhere, such as in the provider's dashboard. */
  reference: string | null;
}

export interface NewRefund {
  /** The provider's id of the payment. */
  paymentId: string;
  /** A repeated request with the same reference creates no second refund, for as long as the provider stores keys. */
  reference: string;
  amount: number;
  currency: string;
  /** May be shown on the customer's bank statement. */
  description: string;
}

/** The provider rejected the request; retrying would not help. */
export class ProviderRejected extends Error {
  override readonly name = 'ProviderRefused';
}

/** A payment service provider. Every call can throw `ProviderDown`. */
export interface PaymentProvider {
  readonly name: string;
  /** Throws `ProviderRejected` when it does not take the method or the details; the payment can be made without them. */
  create(payment: NewPayment): Promise<ProviderPayment>;
  /** What can be paid with now, in the order in which it should be shown. */
  listMethods(query: MethodQuery): Promise<PaymentMethod[]>;
  /** The merchant's session for a sheet of Apple Pay, for the browser only. Throws `ProviderRejected` for an unknown domain. */
  openApplePay(sheet: ApplePaySheet): Promise<unknown>;
  /** Null when the provider does not know the id. */
  get(id: string): Promise<ProviderPayment | null>;
  /** All payments created since, including those of orders that the shop does not know; newest first. */
  listSince(since: Date): Promise<ProviderPayment[]>;
  cancel(id: string): Promise<void>;
  /** Throws `ProviderRejected` when the money can not be refunded. */
  refund(refund: NewRefund): Promise<ProviderRefund>;
  /** All refunds of a payment, including those created elsewhere. */
  listRefunds(paymentId: string): Promise<ProviderRefund[]>;
}
