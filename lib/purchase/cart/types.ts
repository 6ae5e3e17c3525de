import { type Option } from '@/lib/core/options';

/** A line of the cart cookie, exactly as the specification stores it. */
export interface CartItem {
  variantId: string;
  quantity: number;
  options: Option[];
}

/** `owned`: the customer has this lesson or level. `covered`: another line of the cart opens it too. */
export const LINE_STATES = ['ok', 'low', 'sold_out', 'gone', 'owned', 'covered'] as const;
export type LineState = (typeof LINE_STATES)[number];

/** A cart line as the backend prices it; amounts are cents in the quote's currency. */
export interface QuoteLine extends CartItem {
  title: string;
  /** What this customer pays for a piece. */
  unitPrice: number;
  /** How much less that is than usual, because the customer has part of it already. */
  credit: number;
  total: number;
  state: LineState;
  /** Pieces that can be ordered now; null where stock does not apply. */
  available: number | null;
  type: 'physical' | 'lesson' | 'level' | 'bundle' | null;
  /** Path segment of the product in the quote's locale, null when gone. */
  slug: string | null;
  image: { url: string; width: number; height: number } | null;
  /** Titles of the lessons and levels that come along for free. */
  includes: string[];
}

/** What can be said of a discount code; all but the first are reasons why it does not count. */
export const CODE_STATES = [
  'applied',
  'unknown',
  'not_yet',
  'expired',
  'used_up',
  'second',
  'not_applicable',
  'minimum',
  'limited',
] as const;
export type CodeState = (typeof CODE_STATES)[number];
export type DiscountKind = 'percent' | 'amount' | 'free_shipping';

/** What became of a discount code; amounts are cents. */
export interface CodeAnswer {
  code: string;
  /** Null unless it counts. */
  kind: DiscountKind | null;
  /** Off the goods, or of shipping that is not asked for. */
  amount: number;
  state: CodeState;
  /** What the goods must cost, where they cost too little. */
  minimum: number | null;
}

export interface Quote {
  currency: string;
  /** In the cart's order; lines that are not `ok` or `low` count 0. An order that holds one is refused: cart and checkout drop them first. */
  lines: QuoteLine[];
  subtotal: number;
  /** Off the goods: `subtotal - discount + shipping = total`. */
  discount: number;
  shipping: number;
  vat: number;
  total: number;
  /** VAT per rate (percent). */
  vatLines: { rate: number; amount: number }[];
  /** Country the quote was made for, null when none was named. */
  country: string | null;
  /** One for each code that was asked for. */
  codes: CodeAnswer[];
}
