import type { CartItem } from './cart';
import type { DeliveryMethod, DeliveryPromise } from './delivery';
import type { CodeResult } from './discounts';
import type { ItemOption, ProductType } from './products';
import type { QuotePromotion } from './promotions';

/** `owned`: the customer has this lesson or level. `covered`: another line of the cart includes it. Neither is sold. */
export const LINE_STATES = ['ok', 'low', 'sold_out', 'gone', 'owned', 'covered'] as const;
export type LineState = (typeof LINE_STATES)[number];

/** Smallest picture of a variant; the URL is a path of the backend's media. */
export interface LineImage {
  url: string;
  width: number;
  height: number;
}

/** A cart line as the backend prices it; amounts are cents in the quote's currency. */
export interface QuoteLine extends CartItem {
  title: string;
  /** Price of one piece for this customer. */
  unitPrice: number;
  /** Reduction of the unit price for academy content that the customer owns already. */
  credit: number;
  /** Unit price times quantity; 0 for a line that is not sold. */
  total: number;
  /** Cents off by promotions, and the share of the discount codes. */
  discount: number;
  state: LineState;
  /** Pieces that can be ordered now; null where stock does not apply. */
  available: number | null;
  /** Null for a variant that no longer exists. */
  type: ProductType | null;
  /** Last path segment of the product page in the quote's locale; null without such a page. */
  slug: string | null;
  image: LineImage | null;
  /** Titles of the lessons and levels that are included for free. */
  includes: string[];
}

/** VAT per rate. */
export interface VatLine {
  /** Percent. */
  rate: number;
  /** Cents. */
  amount: number;
}

/** Sums of a quote or an order in cents: `subtotal - discount + shipping = total`, VAT included. */
export interface Totals {
  subtotal: number;
  discount: number;
  shipping: number;
  vat: number;
  total: number;
  vatLines: VatLine[];
  /** One for each typed code. */
  codes: CodeResult[];
}

/** A way to deliver the cart, with what it costs (0 where delivery is free) and when it arrives if paid now. */
export interface QuoteDeliveryOption extends DeliveryPromise {
  method: DeliveryMethod;
  /** Cents. */
  price: number;
}

/** Delivery of a cart with physical goods to a country that the shop serves. */
export interface QuoteDelivery {
  /** The option that the total contains: the one asked for if it is offered, otherwise `home`. */
  method: DeliveryMethod;
  /** `home` first. */
  options: QuoteDeliveryOption[];
  /** Cents of goods that are missing for free delivery; null when it costs nothing, or is never free. */
  untilFree: number | null;
}

/** A piece in stock that is free with this cart. It is added by the customer, never by itself. */
export interface OfferedGift {
  variantId: string;
  options: ItemOption[];
  title: string;
  /** Cents that it costs otherwise. */
  unitPrice: number;
  image: LineImage | null;
}

/** Body of `POST /quote` (`data`). */
export interface Quote extends Totals {
  currency: string;
  /** Cents of the total that a gift card pays. */
  giftCard: number;
  /** In the cart's order. An order with lines that are neither `ok` nor `low` is refused. */
  lines: QuoteLine[];
  promotions: QuotePromotion[];
  /** Gifts that the cart brings and does not contain. */
  gifts: OfferedGift[];
  /** Country that decided shipping and VAT (ISO 3166-1, lower case); null when none was named. */
  country: string | null;
  /** Null when nothing is shipped, and for a country that is not served. */
  delivery: QuoteDelivery | null;
}
