import { type ItemOption } from '@/backend/contract/products';
import { type OrderStatus, type Fulfilment, REFUND_STATES, WITHDRAWAL_STATES } from '@/backend/contract/order-states';

/** Money on its way back, or gone back. */
export interface OrderRefund {
  /** Cents. */
  amount: number;
  state: (typeof REFUND_STATES)[number];
  /** ISO 8601. */
  at: string | null;
  /** Pieces that it is for; none when it is for something else. */
  lines: { title: string; quantity: number }[];
  /** Cents of the shipping costs that are part of it. */
  shipping: number;
}

export interface BankDetails {
  bankName: string;
  bankAccount: string;
  bankBic: string;
  transferReference: string;
}

export interface Address {
  firstname: string;
  lastname: string;
  street: string;
  housenumber: string;
  addition: string;
  info: string;
  postalCode: string;
  city: string;
  /** ISO 3166-1 alpha-2, lower case. */
  country: string;
}

/** What anyone who knows the unguessable slug may see. Amounts in cents. */
export interface PublicOrder {
  full: false;
  orderNr: string;
  slug: string;
  status: OrderStatus;
  currency: string;
  total: number;
  method: string | null;
  bank: BankDetails | null;
  /** A payment can be started or continued now. */
  payable: boolean;
  /** ISO 8601: until when the pieces are kept aside while it is not paid; null when they are not. */
  reservedUntil: string | null;
}

export interface OrderLine {
  variantId: string;
  title: string;
  sku: string;
  options: ItemOption[];
  quantity: number;
  unitPrice: number;
  /** How much less that was than usual, because the customer had part of it already. */
  credit: number;
  total: number;
  vatRate: number;
  image: { url: string; width: number; height: number } | null;
}

/** An invoice, or a credit note that took something back. */
export interface OrderDocument {
  kind: 'invoice' | 'credit_note';
  number: string;
  /** ISO 8601. */
  issuedAt: string;
  /** Cents; negative on a credit note. */
  total: number;
}

/** The right to withdraw from an order, and what was made of it. */
export interface OrderWithdrawal {
  /** ISO 8601; null while the period has not begun, or where there is no such right. */
  until: string | null;
  open: boolean;
  statements: { receiptNr: string; at: string | null; state: (typeof WITHDRAWAL_STATES)[number] }[];
}

/** The whole order, for its owner. */
export interface FullOrder extends Omit<PublicOrder, 'full'> {
  full: true;
  email: string;
  firstname: string;
  lastname: string;
  subtotal: number;
  /** Off the goods: `subtotal - discount + shipping = total`. */
  discount: number;
  /** What counted; the amount of free shipping is what it would have cost. */
  discountCodes: { code: string; kind: 'percent' | 'amount' | 'free_shipping'; amount: number }[];
  shipping: number;
  vat: number;
  vatLines: { rate: number; amount: number }[];
  lines: OrderLine[];
  shippingAddress: Address | null;
  billingAddress: Address | null;
  fulfilment: Fulfilment;
  carrier: string | null;
  trackingCode: string | null;
  /** The carrier's own page about the parcel. */
  trackingUrl: string | null;
  /** Oldest first. */
  refunds: OrderRefund[];
  /** What happened so far, oldest first; `to` is the state it led to. */
  timeline: { at: string | null; kind: string; to: string | null }[];
  /** Oldest first. */
  documents: OrderDocument[];
  withdrawal: OrderWithdrawal;
  /** ISO 8601. */
  placedAt: string;
  paidAt: string | null;
}

export type Order = PublicOrder | FullOrder;
