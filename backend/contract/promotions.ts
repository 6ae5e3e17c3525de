/**
 * `set`: one piece of each of its products together; `pair`: the cheaper of every two pieces; `gift`: one free piece;
 * `threshold`: all goods, from an amount of them.
 */
export const PROMOTION_KINDS = ['set', 'pair', 'gift', 'threshold'] as const;
export type PromotionKind = (typeof PROMOTION_KINDS)[number];

/** What a promotion takes off an order. Its words follow from kind and percentage, in every language. */
export interface OrderPromotion {
  kind: PromotionKind;
  /** Whole percent off a set, the cheaper piece of a pair or all goods; null for a set with a price of its own, and for a gift. */
  percent: number | null;
  /** Cents off the goods. */
  amount: number;
}

/** A promotion that applies to a quote. */
export interface QuotePromotion extends OrderPromotion {
  /** Cents off by line (index in the quote's lines); add up to `amount`. */
  parts: { line: number; amount: number }[];
}

interface AnnouncedProduct {
  id: string;
  title: string;
  slug: string;
}

/** A promotion in force, as product pages announce it. Amounts in cents of the currency of the language's domain. */
export interface AnnouncedPromotion {
  kind: PromotionKind;
  percent: number | null;
  /** Of a set without a percentage. */
  price: number | null;
  currency: string;
  /** From which the gift is free or the goods are cheaper; 0: the products of a gift alone bring it. */
  minSubtotal: number;
  products: AnnouncedProduct[];
  /** The product of the free piece. */
  gift: AnnouncedProduct | null;
}
