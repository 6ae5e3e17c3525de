import type { Address } from '../../domain/order-request';
import type { AutoRefundReason } from '../../domain/order-settlement';
import type { PaymentStatus } from '../../domain/order-status';
import { type StoredDate, type StoredJson, readJson } from '../../platform/database/rows';
import type { BankDetails } from '../../domain/bank-details';
import { type Locale } from '../../../contract/locales';
import { type ItemOption } from '../../../contract/products';
import { type ProductType } from '../../../contract/products';
import { type DiscountKind } from '../../../contract/discounts';
import { type VatLine } from '../../../contract/quote';
import { type OrderStatus } from '../../../contract/order-states';
import { type Fulfilment } from '../../../contract/order-states';

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
  /** Cents taken off the goods by codes; `subtotal - discount + shipping = total`. */
  discount: number;
  /** `[{code, kind, amount}]`, null without any. */
  discount_codes: StoredJson;
  shipping: number;
  vat: number;
  total: number;
  vat_lines: StoredJson;
  shipping_address: StoredJson;
  billing_address: StoredJson;
  email: string;
  firstname: string;
  lastname: string;
  carrier: string | null;
  tracking_code: string | null;
  placed_at: StoredDate;
  /** Until when its pieces are kept aside while it is not paid. */
  reserved_until: StoredDate;
  paid_at: StoredDate;
  shipped_at: StoredDate;
  delivered_at: StoredDate;
  withdrawn_at: StoredDate;
  consent_text: string;
  /** Null: placed before the checkout asked. */
  ask_review: boolean | number | null;
  /** How the order came to its account: the customer was signed in, it was made for the order, it was there. */
  account_state: 'none' | 'created' | 'existing' | 'deleted';
  user_id: number | null;
  return_url: string;
}

/** A code that counted for an order: cents off the goods, or of shipping that was not asked for. */
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
  /** Cents: what this customer pays for a piece before codes. */
  unit_price: number;
  /** Cents: unit price times quantity. */
  total: number;
  /** Cents of the order's discount that fall to this line. */
  discount: number;
  /** Pieces whose price was sent back. */
  refunded_quantity: number;
  vat_rate: number;
  /** Pieces taken from stock for this line right now. */
  held: number;
  image: StoredJson;
  /** What each piece opens of the academy: `[{scope, target, source}]`; null when nothing. */
  opens: StoredJson;
  /**
   * Cents that `unit_price` is less than usual, because the customer had part of it already; null in rows from before the
   * academy.
   */
  credit: number | null;
  /** Ids of the grants that the credit comes from; null without any. */
  credited_from: StoredJson;
}

export interface PaymentRow {
  id: number;
  document_id: string;
  order_id: number;
  attempt: number;
  provider_id: string | null;
  state: PaymentStatus;
  method: string | null;
  amount: number;
  currency: string;
  refunded: number;
  /** Of all that was ever sent back: what bounced. Null in rows that never had a refund, as the next three. */
  refunds_undone: number | null;
  charged_back: number;
  disputed_at: StoredDate;
  /** Cents that the shop sends back by itself. */
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
  /** Why the provider could not be asked the last time. */
  last_error: string | null;
}

export const readDiscountCodes = (row: Pick<OrderRow, 'discount_codes'>): OrderDiscount[] =>
  readJson<OrderDiscount[]>(row.discount_codes) ?? [];
export const readVatLines = (row: OrderRow): VatLine[] => readJson<VatLine[]>(row.vat_lines) ?? [];
export const readAddress = (value: StoredJson): Address | null => readJson<Address>(value);
export const readOptions = (row: Pick<LineRow, 'options'>): ItemOption[] => readJson<ItemOption[]>(row.options) ?? [];
export const readImage = (row: LineRow): { url: string; width: number; height: number } | null => readJson(row.image);
export const readBank = (row: PaymentRow): BankDetails | null => readJson<BankDetails>(row.bank);
