import type { AutoRefundReason } from '../../domain/order-settlement';
import type { PaymentState, PaymentStatus } from '../../domain/order-status';
import { type StoredDate, type StoredJson, parseStoredJson } from '../../platform/database/row-helpers';
import { type DeliveryDates, type DeliveryMethod } from '../../../contract/delivery';
import { type Locale } from '../../../contract/locales';
import { type ItemOption, type ProductType } from '../../../contract/products';
import { type StoredOption, toItemOptions } from '../../domain/options';
import { type DiscountKind } from '../../../contract/discounts';
import type { OrderPromotion } from '../../../contract/promotions';
import { type VatLine } from '../../../contract/quote';
import { type OrderStatus, type Fulfilment } from '../../../contract/order-states';
import type { GiftCardRecipient } from '../../../contract/requests';
import type { PickupPoint } from '../../../contract/pickup-points';
import { type BankDetails, type LessonRecipient, type OrderAddress } from '../../../contract/order';

export interface OrderRow {
  id: number;
  document_id: string;
  order_nr: string;
  slug: string;
  access_key_hash: string;
  payment_status: OrderStatus;
  fulfilment: Fulfilment;
  language: Locale;
  currency: string;
  subtotal: number;
  /** Cents of discount by promotions and codes; `subtotal - discount + shipping = total`. */
  discount: number;
  /** `[{code, kind, amount}]`; null without codes. */
  discount_codes: StoredJson;
  /** `[{kind, percent, amount}]`; null without promotions. */
  promotions: StoredJson;
  shipping: number;
  vat: number;
  total: number;
  /** Cents of the total that a gift card pays; null without one. */
  gift_card_amount: number | null;
  vat_lines: StoredJson;
  /** For whom gift cards are; null for the buyer. */
  gift_recipient: StoredJson;
  /** For whom its lessons are; null for the buyer. */
  lesson_recipient: StoredJson;
  /** Units of `currency` for one euro on the day of the payment, and the day of that rate; null in orders in euro. */
  eur_rate: number | null;
  eur_rate_on: string | null;
  shipping_address: StoredJson;
  billing_address: StoredJson;
  /** Null in orders without a parcel, and like the next four in rows from before there was a choice. */
  delivery_method: DeliveryMethod | null;
  /** Working days from dispatch to delivery. */
  delivery_min_days: number | null;
  delivery_max_days: number | null;
  /** First and last day (`YYYY-MM-DD`) of the promise. */
  deliver_from: string | null;
  deliver_by: string | null;
  email: string;
  firstname: string;
  lastname: string;
  carrier: string | null;
  tracking_code: string | null;
  /** The carrier's page about the label's parcel; null for parcels that were entered by hand. */
  tracking_url: string | null;
  /** Where the customer picks it up, as it was then; null for other ways of delivery. */
  pickup_point: StoredJson;
  placed_at: StoredDate;
  /** End of the stock reservation of an unpaid order. */
  reserved_until: StoredDate;
  /** Days for which a bank transfer reserves stock; null: as the settings say, 0: not longer than other payments. */
  transfer_days: number | null;
  /** Until when a lost order can be paid at its price; null in rows from before it was stored, and in free orders. */
  price_until: StoredDate;
  paid_at: StoredDate;
  shipped_at: StoredDate;
  delivered_at: StoredDate;
  withdrawn_at: StoredDate;
  consent_text: string;
  /** Consent to immediate access to lessons, which ends the right of withdrawal from them. */
  immediate_access: boolean | number;
  /** Null for orders placed before the checkout asked. */
  ask_review: boolean | number | null;
  /** How the order got its account: `existing` (signed in), `created` for this order. */
  account_state: 'none' | 'created' | 'existing' | 'deleted';
  user_id: number | null;
  return_url: string;
}

/** An applied code: cents off the goods, or waived shipping cost. */
export interface OrderDiscount {
  code: string;
  kind: DiscountKind;
  amount: number;
}

export interface LineRow {
  id: number;
  order_id: number;
  variant_id: string;
  product_id: string;
  product_type: ProductType;
  sku: string;
  title: string;
  options: StoredJson;
  quantity: number;
  /** Cents per piece before promotions and codes. */
  unit_price: number;
  /** Cents: unit price times quantity. */
  total: number;
  /** Cents of the order's discount that apply to this line. */
  discount: number;
  /** Pieces refunded. */
  refunded_quantity: number;
  vat_rate: number;
  /** Pieces currently reserved from stock. */
  held: number;
  image: StoredJson;
  /** Academy grants per piece: `[{scope, target, source}]`; null for none. */
  opens: StoredJson;
  /**
   * Cents by which `unit_price` is below the full price because the customer already owned part of it; null in rows from
   * before the academy.
   */
  credit: number | null;
  /** Ids of the credited grants; null for none. */
  credited_from: StoredJson;
  /** Lot numbers of the pieces that were sent; null when none was noted. */
  lots: StoredJson;
}

export interface PaymentRow {
  id: number;
  document_id: string;
  order_id: number;
  /** 1, 2, …; the part that a gift card pays has 0. */
  attempt: number;
  /** `by_hand`: money that came without the provider, by transfer or in cash, as an operator entered it. */
  provider: 'mollie' | 'gift_card' | 'by_hand';
  provider_id: string | null;
  /** The card, of a part that a gift card pays. */
  gift_card_id: number | null;
  state: PaymentStatus;
  /** What the customer chose in the shop; null when it is chosen at the provider. */
  chosen_method: string | null;
  /** What was paid with. */
  method: string | null;
  amount: number;
  currency: string;
  /**
   * Cents that it was to bring, where a link to pay or a new attempt for the rest asked for them; null: all that must come as money.
   * Such an attempt is started by the customer only.
   */
  asked: number | null;
  /** Of money that came without the provider: what the operator entered about it. */
  reference: string | null;
  refunded: number;
  /** Part of all refunds that bounced. Like the next three, null in rows that never had a refund. */
  refunds_undone: number | null;
  charged_back: number;
  disputed_at: StoredDate;
  /** Cents to be refunded automatically. */
  return_due: number | null;
  return_reason: AutoRefundReason | null;
  return_asked_at: StoredDate;
  checkout_url: string | null;
  bank: StoredJson;
  expires_at: StoredDate;
  paid_at: StoredDate;
  checked_at: StoredDate;
  created_at: StoredDate;
  version: number;
  /** Why the last request to the provider failed. */
  last_error: string | null;
}

/** Cents that must come as money. */
export const moneyDue = ({ total, gift_card_amount: card }: Pick<OrderRow, 'total' | 'gift_card_amount'>): number =>
  total - (card ?? 0);
export const isCardPayment = ({ provider }: Pick<PaymentRow, 'provider'>): boolean => provider === 'gift_card';
export const isHandPayment = ({ provider }: Pick<PaymentRow, 'provider'>): boolean => provider === 'by_hand';
/** A payment as the order's status depends on it. */
export const paymentStateOf = (payment: PaymentRow): PaymentState => ({
  attempt: payment.attempt,
  status: payment.state,
  amount: payment.amount,
  refunded: payment.refunded,
  chargedBack: payment.charged_back,
  ...(isCardPayment(payment) && { isGiftCard: true }),
});
/** Cents that a payment is to bring; its own amount is what was reported since. */
export const askedOf = (
  order: Pick<OrderRow, 'total' | 'gift_card_amount'>,
  payment: Pick<PaymentRow, 'provider' | 'amount' | 'asked'>,
): number => payment.asked ?? (isCardPayment(payment) ? payment.amount : moneyDue(order));

export const readDiscountCodes = (row: Pick<OrderRow, 'discount_codes'>): OrderDiscount[] =>
  parseStoredJson<OrderDiscount[]>(row.discount_codes) ?? [];
export const readPromotions = (row: Pick<OrderRow, 'promotions'>): OrderPromotion[] =>
  parseStoredJson<OrderPromotion[]>(row.promotions) ?? [];
export const readVatLines = (row: OrderRow): VatLine[] => parseStoredJson<VatLine[]>(row.vat_lines) ?? [];
export const readAddress = (value: StoredJson): OrderAddress | null => parseStoredJson<OrderAddress>(value);
/** How and when the order is delivered, as it was promised; null as in `delivery_method`. */
export const readDelivery = ({
  delivery_method: method,
  deliver_from: from,
  deliver_by: to,
}: OrderRow): (DeliveryDates & { method: DeliveryMethod }) | null =>
  method && from && to ? { method, from, to } : null;
/** For whom the gift cards of an order are; null for the buyer. */
export const readGiftRecipient = (row: Pick<OrderRow, 'gift_recipient'>): GiftCardRecipient | null =>
  parseStoredJson<GiftCardRecipient>(row.gift_recipient);
/** For whom the lessons of an order are; null for the buyer. */
export const readLessonRecipient = (row: Pick<OrderRow, 'lesson_recipient'>): LessonRecipient | null =>
  parseStoredJson<LessonRecipient>(row.lesson_recipient);
export const readPickupPoint = (row: Pick<OrderRow, 'pickup_point'>): PickupPoint | null =>
  parseStoredJson<PickupPoint>(row.pickup_point);
/** Orders from before options had words of their own have none. */
export const readStoredOptions = (row: Pick<LineRow, 'options'>): StoredOption[] =>
  parseStoredJson<StoredOption[]>(row.options) ?? [];
export const readOptions = (row: Pick<LineRow, 'options'>): ItemOption[] => toItemOptions(readStoredOptions(row));
export const readLots = (row: Pick<LineRow, 'lots'>): string[] => parseStoredJson<string[]>(row.lots) ?? [];
export const readImage = (row: LineRow): { url: string; width: number; height: number } | null =>
  parseStoredJson(row.image);
export const readBank = (row: Pick<PaymentRow, 'bank'>): BankDetails | null => parseStoredJson<BankDetails>(row.bank);
