import type { AddressFormat } from './address-style';
import type { DeliveryDates, DeliveryMethod } from './delivery';
import type { DiscountKind } from './discounts';
import type { Exchangeable, OrderExchange } from './exchanges';
import type { Fulfilment, OrderStatus, RefundProgress, ReturnState, WithdrawalState } from './order-states';
import type { PickupPoint } from './pickup-points';
import type { ItemOption, ProductType } from './products';
import type { OrderPromotion } from './promotions';
import type { LineImage, VatLine } from './quote';

/** Account for a bank transfer that is awaited. */
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

/** An address of an order, with the way in which its country wrote addresses at that time. */
export interface OrderAddress extends Address {
  /** Missing: `street_number`. */
  format?: AddressFormat;
}

/** An address saved in the profile; the first one is the default. */
export interface SavedAddress extends Address {
  /** Label given by the customer, such as "Grandma". */
  label: string;
}

/** The part of an order that anyone with the unguessable slug may see. Amounts in cents. */
export interface PublicOrder {
  full: false;
  orderNr: string;
  slug: string;
  status: OrderStatus;
  currency: string;
  total: number;
  /** Cents of the total that a gift card pays; missing without one. */
  giftCard?: number | undefined;
  method: string | null;
  bank: BankDetails | null;
  /** Cents to transfer, where that is not the total less the gift card; missing otherwise. */
  bankAmount?: number | undefined;
  /** A payment can be started or continued now. */
  payable: boolean;
  /** ISO 8601: end of the stock reservation; null when nothing is reserved. */
  reservedUntil: string | null;
  /** ISO 8601: until when an order whose payment was lost can be paid at its price; null when it can not. */
  payableUntil: string | null;
}

export interface OrderLine {
  variantId: string;
  type: ProductType;
  title: string;
  sku: string;
  options: ItemOption[];
  quantity: number;
  unitPrice: number;
  /** Reduction of the unit price for academy content that the customer owned already. */
  credit: number;
  total: number;
  vatRate: number;
  image: LineImage | null;
}

/** A requested or completed refund. */
export interface OrderRefund {
  /** Cents. */
  amount: number;
  state: RefundProgress;
  /** ISO 8601. */
  at: string | null;
  /** Refunded pieces; empty for a refund of something else. */
  lines: { title: string; quantity: number }[];
  /** Cents of the shipping costs that are part of it. */
  shipping: number;
}

/** An invoice or a credit note. */
export interface OrderDocument {
  kind: 'invoice' | 'credit_note';
  number: string;
  /** ISO 8601. */
  issuedAt: string;
  /** Cents; negative on a credit note. */
  total: number;
}

/** The right to withdraw from an order, and the statements made so far. */
export interface OrderWithdrawal {
  /** ISO 8601; null before the period begins, and where there is no such right. */
  until: string | null;
  open: boolean;
  statements: { receiptNr: string; at: string | null; state: WithdrawalState }[];
}

/** Pieces of one order line. */
export interface TitledPieces {
  title: string;
  quantity: number;
}

/** Goods that the customer sends back, from the acceptance of the return until they came. */
export interface OrderReturn {
  state: ReturnState;
  /** The other size that is sent instead of a refund; null for all other returns. */
  exchange: OrderExchange | null;
  /** All pieces that are to be sent back. */
  pieces: TitledPieces[];
  /** ISO 8601. */
  acceptedAt: string;
  /** ISO 8601: last instant to send them. */
  sendBackBy: string;
  /** Lines of the address to send them to. */
  address: string[];
  /** Parcels that came, oldest first; cents withheld for a loss of value, and why. */
  arrivals: { at: string; pieces: TitledPieces[]; withheld: number; reason: string }[];
  /** `waits`: for the parcel. Null when this return refunds nothing. */
  refund: 'waits' | RefundProgress | null;
}

/** Pieces of an order that a published recall is about; its notice is read with the recalls. */
export interface OrderRecall {
  id: string;
  pieces: (TitledPieces & { lots: string[] })[];
}

/** A gift card that the order bought. */
export interface OrderGiftCard {
  /** Null unless it can pay. */
  code: string | null;
  /** Its last four characters. */
  end: string;
  /** Cents that it was bought for, and that are left. */
  amount: number;
  balance: number;
  state: 'open' | 'blocked' | 'closed';
}

/** For whom the lessons of an order are, who is not its buyer. */
export interface LessonRecipient {
  name: string;
  email: string;
  message?: string | undefined;
}

/** The whole order, for its owner. */
export interface FullOrder extends Omit<PublicOrder, 'full'> {
  full: true;
  email: string;
  firstname: string;
  lastname: string;
  subtotal: number;
  /** `subtotal - discount + shipping = total`. */
  discount: number;
  /** Applied codes; the amount of free shipping is the waived cost. */
  discountCodes: { code: string; kind: DiscountKind; amount: number }[];
  /** What promotions took off before codes. */
  promotions: OrderPromotion[];
  shipping: number;
  vat: number;
  vatLines: VatLine[];
  lines: OrderLine[];
  shippingAddress: OrderAddress | null;
  billingAddress: OrderAddress | null;
  /** How and when the parcel comes, as promised; null without a parcel, and for orders from before it was stored. */
  delivery: (DeliveryDates & { method: DeliveryMethod }) | null;
  /** Where it is picked up, as it was when ordered; null for other ways of delivery. */
  pickupPoint: PickupPoint | null;
  fulfilment: Fulfilment;
  carrier: string | null;
  trackingCode: string | null;
  /** The carrier's page about the parcel. */
  trackingUrl: string | null;
  /** Oldest first. */
  refunds: OrderRefund[];
  /** Events, oldest first; `to` is the resulting state. */
  timeline: { at: string | null; kind: string; to?: string | null }[];
  /** Oldest first. */
  documents: OrderDocument[];
  /** Its customer may cancel it now, because nothing is packed yet. */
  cancelable: boolean;
  withdrawal: OrderWithdrawal;
  /** Oldest first. */
  returns: OrderReturn[];
  /** Pieces that can be exchanged for another size now. */
  exchangeable: Exchangeable[];
  recalls: OrderRecall[];
  giftCards: OrderGiftCard[];
  /** For whom its lessons are; null for the buyer. */
  lessonRecipient: LessonRecipient | null;
  /** ISO 8601. */
  placedAt: string;
  paidAt: string | null;
}

export type Order = PublicOrder | FullOrder;
